// Ultimatum by its sheet, written by hand for speed: rules only, no notes on hands, no events, no
// views. The clauses are those of games/ultimatum/RULES.md; see ultima.cpp.
#include "limit.hpp"

constexpr int VALUES = 5, CARDS = 88, HAND = 10, CHIPS = 10, MOST_SEATS = 8, NOBODY = -1;
enum Kind { GIVE = 0, TAKE = 5, SWAP = 10, STEAL, BLOCK, ULTIMATUM, COUNTER, DRAW, ROUND, KINDS };
enum Phase : uint8_t { TURN, BLOCKING, COUNTERING, CHOOSING, SHIELDING, GAME_OVER };
constexpr int COPIES[KINDS] = {5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 8, 8, 8, 4, 2};

struct Ultimatum {
    Chance chance;
    int seats, dealer, turn, kind, target, what, responder, accepted;
    Phase phase;
    Set held[MOST_SEATS] = {}, waiting = 0;
    uint8_t cards[MOST_SEATS][KINDS] = {};
    int sizes[MOST_SEATS] = {}, chips[MOST_SEATS];
    int queue[MOST_SEATS], queued = 0;
    int bidders[MOST_SEATS], shares[MOST_SEATS], proposals = 0;
    Pile<CARDS> draw;

    Ultimatum(int seats, uint64_t seed) : chance{seed}, seats(seats) {
        dealer = (int)chance.below(seats);
        draw.count = 0;
        for (int one = 0; one < KINDS; ++one)
            for (int copy = 0; copy < COPIES[one]; ++copy) draw.put(one);
        draw.shuffle(chance);
        turn = next(dealer);
        for (int place = 0; place < seats * HAND; ++place) take((turn + place) % seats);
        for (int seat = 0; seat < seats; ++seat) chips[seat] = CHIPS;
        phase = TURN;
    }

    int score(int seat) const { return chips[seat]; }
    int next(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }

    void take(int seat) {
        int one = draw.take();
        if (!cards[seat][one]++) held[seat] |= only(one);
        ++sizes[seat];
    }

    void spend(int seat, int one) {
        if (!--cards[seat][one]) held[seat] ^= only(one);
        --sizes[seat];
    }

    Set acting() const {
        if (phase == GAME_OVER) return 0;
        if (queued) return waiting;
        return only(phase == TURN ? turn : responder);
    }

    int ways(int seat, int one) const {
        if (one < TAKE) return (seats - 1) * (seats - 2);
        if (one < SWAP || one == STEAL) return seats - 1;
        if (one == SWAP) return 2 * (seats - 1);
        if (one == DRAW) return seats;
        if (one != ULTIMATUM) return 1;
        int offers = 0;
        for (int other = 0; other < seats; ++other)
            if (other != seat) offers += chips[other] + 1;
        return offers * (seats - 2);
    }

    uint32_t count(int seat) const {
        if (phase == TURN) {
            int found = 0;
            for (Set left = held[seat]; left; left &= left - 1) found += ways(seat, first(left));
            return found;
        }
        if (phase == CHOOSING) return proposals + 1;
        if (seat != queue[0]) return 1;
        if (phase == COUNTERING) return 1 + (has(held[seat], COUNTER) ? chips[target] + 1 : 0);
        return 1 + has(held[seat], BLOCK);
    }

    void apply(int seat, int number) {
        if (phase == TURN) return play(seat, number);
        if (phase == CHOOSING) {
            if (number == proposals) return end_turn();  // UT-33
            return accept(number);
        }
        if (phase == COUNTERING) {
            if (number) {  // UT-28
                spend(seat, COUNTER);
                propose(seat, number - 1);
            }
            leave(seat);
            if (!queued) phase = CHOOSING;
            return;
        }
        if (seat == queue[0] && has(held[seat], BLOCK) && !number) {  // UT-19, UT-37
            spend(seat, BLOCK);
            return end_turn();
        }
        leave(seat);
        if (queued) return;
        if (phase == BLOCKING) carry_out();
        else divide();
    }

    int other(int seat, int number) const { return number < seat ? number : number + 1; }

    void play(int seat, int number) {
        Set left = held[seat];
        for (;; left &= left - 1) {
            int found = ways(seat, first(left));
            if (number < found) break;
            number -= found;
        }
        kind = first(left);
        spend(seat, kind);
        if (kind < TAKE) {  // UT-13
            int payer = other(seat, number / (seats - 2)), rest = number % (seats - 2);
            int low = seat < payer ? seat : payer, high = seat + payer - low;
            rest += rest >= low;
            rest += rest >= high;
            pay(payer, rest, kind + 1);
            return end_turn();
        }
        if (kind < SWAP) {  // UT-14
            pay(other(seat, number), seat, kind - TAKE + 1);
            return end_turn();
        }
        if (kind == SWAP) return threaten(other(seat, number >> 1), number & 1);
        if (kind == STEAL) return threaten(other(seat, number), 0);
        if (kind == ULTIMATUM) return offer(seat, number);
        if (kind == DRAW) {  // UT-21
            for (int step = 0; step < 2 && draw.count; ++step) take(number);
            return end_turn();
        }
        if (kind == ROUND) {  // UT-22
            phase = GAME_OVER;
            return;
        }
        end_turn();  // UT-23
    }

    void pay(int payer, int receiver, int most) {
        int moved = most < chips[payer] ? most : chips[payer];
        chips[payer] -= moved;
        chips[receiver] += moved;
    }

    void threaten(int victim, int which) {  // UT-18
        target = victim, what = which;
        phase = BLOCKING;
        if (sizes[victim]) ask(victim);
        else carry_out();
    }

    void carry_out() {  // UT-16, UT-17
        if (kind == STEAL) pay(target, turn, chips[target]);
        else if (!what) {
            int stack = chips[turn];
            chips[turn] = chips[target];
            chips[target] = stack;
        } else {
            uint8_t hand[KINDS];
            memcpy(hand, cards[turn], KINDS);
            memcpy(cards[turn], cards[target], KINDS);
            memcpy(cards[target], hand, KINDS);
            Set kinds = held[turn];
            held[turn] = held[target], held[target] = kinds;
            int count = sizes[turn];
            sizes[turn] = sizes[target], sizes[target] = count;
        }
        end_turn();
    }

    void offer(int seat, int number) {  // UT-24 to UT-27
        int stacks = 0, one = 0;
        for (int chair = 0; chair < seats; ++chair)
            if (chair != seat) stacks += chips[chair] + 1;
        for (;; ++one) {
            if (one == seat) continue;
            int offers = stacks - chips[one] - 1;
            if (number < offers) break;
            number -= offers;
        }
        responder = one;
        for (one = 0;; ++one) {
            if (one == seat || one == responder) continue;
            if (number <= chips[one]) break;
            number -= chips[one] + 1;
        }
        target = one;
        propose(seat, number);
        for (int step = 1; step <= seats; ++step) {
            int chair = (target + step) % seats;
            if (chair != responder && sizes[chair]) ask(chair);
        }
        phase = queued ? COUNTERING : CHOOSING;
    }

    void propose(int bidder, int share) {
        bidders[proposals] = bidder;
        shares[proposals++] = share;
    }

    void accept(int proposal) {  // UT-34, UT-35
        accepted = proposal;
        if (sizes[target] && bidders[proposal] != target) {
            ask(target);
            phase = SHIELDING;
        } else {
            divide();
        }
    }

    void divide() {  // UT-38
        int pool = chips[target], share = shares[accepted], proposer = bidders[accepted];
        pay(target, responder, share);
        if (proposer != target) pay(target, proposer, pool - share);
        end_turn();
    }

    void ask(int seat) {
        queue[queued++] = seat;
        waiting |= only(seat);
    }

    void leave(int seat) {
        int place = 0;
        while (queue[place] != seat) ++place;
        for (--queued; place < queued; ++place) queue[place] = queue[place + 1];
        waiting ^= only(seat);
    }

    void end_turn() {  // UT-40, UT-48
        queued = proposals = 0;
        waiting = 0;
        phase = TURN;
        for (int seat = 0; seat < seats; ++seat)
            if (!sizes[seat]) phase = GAME_OVER;
        turn = next(turn);
    }
};

int main(int argc, char** argv) { return run<Ultimatum>(argc, argv); }
