// Ultima by its sheet, written by hand for speed: rules only, up to six seats, no events, no views.
// How far our readable rules are from the limit is measured against this; the clauses are those of
// games/ultima/RULES.md, and tests/engine/test_limit.py plays both move for move.
#include "limit.hpp"

constexpr int INTERVALS = 13, CARDS = 52, TRITONE = 6, OCTAVE = 12, HAND = 7, TARGET = 150;
constexpr int TURN_CAP = 1000, MOST_HANDS = 100, MOST_SEATS = 6, NOBODY = -1;
constexpr int REVERSE = 0, DRAW_TWO = 1, WAYS = 6;
enum Phase : uint8_t { TURN, DRAWN, HAND_OVER, GAME_OVER };

struct Tables {
    Set tritones = 0, fitting[4][INTERVALS] = {};
    Tables() {
        for (int card = 0; card < CARDS; ++card) {
            if (card % INTERVALS == TRITONE) tritones |= only(card);
            for (int color = 0; color < 4; ++color)
                for (int top = 0; top < INTERVALS; ++top)
                    if (card / INTERVALS == color || card % INTERVALS + top == OCTAVE)
                        fitting[color][top] |= only(card);
        }
    }
};
static const Tables tables;

struct Ultima {
    Chance chance;
    int seats, hand_number = 0, starter, turn, direction, turns, passes, exposed, drawn, color;
    Phase phase;
    Set everybody, answered;
    Set hands[MOST_SEATS];
    int totals[MOST_SEATS] = {};
    Pile<CARDS> draw, discard;

    Ultima(int seats, uint64_t seed) : chance{seed}, seats(seats), everybody(only(seats) - 1) {
        starter = (int)chance.below(seats);
        deal();
    }

    int score(int seat) const { return totals[seat]; }

    void deal() {  // UL-3, UL-6
        ++hand_number;
        turn = starter, direction = 1, turns = passes = 0, exposed = drawn = NOBODY, answered = 0;
        draw.count = discard.count = 0;
        for (int card = 0; card < CARDS; ++card) draw.put(card);
        draw.shuffle(chance);
        for (int seat = 0; seat < seats; ++seat) hands[seat] = 0;
        for (int round = 0; round < HAND; ++round)
            for (int step = 0; step < seats; ++step)
                hands[(starter + step) % seats] |= only(draw.take());
        discard.put(draw.take());  // UL-7 to UL-9
        phase = TURN;
        color = discard.top() / INTERVALS;
        if (has(tables.tritones, discard.top())) {
            pull(starter, 2);
            turn = after(starter);
        }
    }

    int after(int seat) const {
        seat += direction;
        return seat < 0 ? seats - 1 : seat == seats ? 0 : seat;
    }

    int pull(int seat, int owed) {  // UL-41, UL-42
        int card = NOBODY;
        for (; owed; --owed) {
            if (!draw.count) {
                if (discard.count == 1) break;
                int top = discard.take();
                draw = discard;
                draw.shuffle(chance);
                discard.count = 0;
                discard.put(top);
            }
            card = draw.take();
            hands[seat] |= only(card);
        }
        return card;
    }

    Set acting() const {
        if (phase == GAME_OVER) return 0;
        return phase == HAND_OVER || exposed != NOBODY ? everybody & ~answered : only(turn);
    }

    Set playable() const {  // UL-12, UL-17
        Set offered = phase == DRAWN ? only(drawn) : hands[turn];
        return offered & tables.fitting[color][discard.top() % INTERVALS];
    }

    int plays(Set cards) const {  // UL-21, UL-34
        int ways = size(cards) + (WAYS - 1) * size(cards & tables.tritones);
        return size(hands[turn]) == 2 ? 2 * ways : ways;
    }

    uint32_t count(int seat) const {
        if (phase == HAND_OVER) return 1;
        return (seat == turn ? plays(playable()) + 1 - stuck(playable()) : 0) + (exposed != NOBODY);
    }

    bool can_draw() const { return draw.count || discard.count > 1; }
    bool stuck(Set cards) const { return phase == TURN && cards && !can_draw(); }

    void apply(int seat, int number) {
        if (phase == HAND_OVER) return vote(seat);
        if (seat == turn) {
            Set cards = playable();
            int ways = plays(cards);
            if (number < ways) return lay(seat, cards, number);
            number -= ways;
            if (number == 0 && !stuck(cards)) return decide(seat);
        }
        int target = exposed;
        exposed = NOBODY;
        if (target != seat) pull(target, 2);  // UL-36
    }

    void decide(int seat) {
        if (phase == DRAWN) {  // UL-17
            drawn = NOBODY;
            return end_turn(after(seat), false);
        }
        exposed = NOBODY;
        if (!can_draw()) return end_turn(after(seat), true);  // UL-43
        drawn = pull(seat, 1);
        phase = DRAWN;
    }

    void lay(int seat, Set cards, int number) {
        bool choice = size(hands[seat]) == 2, called = choice && number & 1;
        if (choice) number >>= 1;
        int card = first(cards);
        for (; cards; cards &= cards - 1, card = first(cards)) {
            int ways = has(tables.tritones, card) ? WAYS : 1;
            if (number < ways) break;
            number -= ways;
        }
        bool tritone = has(tables.tritones, card);
        exposed = drawn = NOBODY;
        hands[seat] ^= only(card);
        discard.put(card);
        color = tritone && number > DRAW_TWO ? number - DRAW_TWO - 1 : card / INTERVALS;
        if (tritone && number == REVERSE) direction = -direction;
        if (!hands[seat]) return end_hand(seat);
        if (!(hands[seat] & (hands[seat] - 1)) && !called) exposed = seat;  // UL-33, UL-34
        int next = after(seat);
        if (tritone && number == DRAW_TWO) {  // UL-24
            pull(next, 2);
            next = after(next);
        } else if (tritone && number == REVERSE && seats == 2) {
            next = seat;  // UL-23
        }
        end_turn(next, false);
    }

    void end_turn(int next, bool passed) {
        ++turns;
        passes = passed ? passes + 1 : 0;
        if (passes == seats || turns >= TURN_CAP) return end_hand(NOBODY);
        turn = next;
        phase = TURN;
    }

    void end_hand(int winner) {  // UL-46 to UL-55
        exposed = NOBODY;
        answered = 0;
        phase = HAND_OVER;
        if (winner != NOBODY)
            for (int seat = 0; seat < seats; ++seat)
                for (Set cards = hands[seat]; cards; cards &= cards - 1) {
                    int semitones = first(cards) % INTERVALS;
                    totals[winner] += semitones == TRITONE ? 24 : semitones;
                }
        if ((winner != NOBODY && totals[winner] >= TARGET) || hand_number >= MOST_HANDS)
            phase = GAME_OVER;
    }

    void vote(int seat) {
        answered |= only(seat);
        if (answered != everybody) return;
        starter = (starter + 1) % seats;  // UL-57
        deal();
    }
};

int main(int argc, char** argv) { return run<Ultima>(argc, argv); }
