// What the two hand-written games share: the generator of handful/core/rng.py, piles, the random
// player of handful/core/engine.py, and the program around them.
//
//   GAME check SEATS GAMES     a line for each game: moves, the player's generator, the scores
//   GAME time SEATS SECONDS    copies of 32 deals played in turn; moves and processor time as JSON
#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

using Set = uint64_t;

struct Chance {
    uint64_t state;

    uint32_t below(uint32_t bound) {
        state += 0x9E3779B97F4A7C15;
        uint64_t bits = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9;
        bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB;
        bits ^= bits >> 31;
        return (uint32_t)((bits >> 32) * bound >> 32);
    }
    uint32_t choice(uint32_t bound) { return bound == 1 ? 0 : below(bound); }
};

inline Set only(int card) { return Set(1) << card; }
inline bool has(Set cards, int card) { return cards >> card & 1; }
inline int size(Set cards) { return __builtin_popcountll(cards); }
inline int first(Set cards) { return __builtin_ctzll(cards); }
inline int nth(Set cards, int n) {
    while (n--) cards &= cards - 1;
    return first(cards);
}

template <int Most> struct Pile {
    int count;
    uint8_t cards[Most];

    void put(int card) { cards[count++] = (uint8_t)card; }
    int top() const { return cards[count - 1]; }
    int take() { return cards[--count]; }
    void shuffle(Chance& chance) {
        for (int last = count - 1; last > 0; --last) {
            int other = (int)chance.below(last + 1);
            uint8_t card = cards[last];
            cards[last] = cards[other];
            cards[other] = card;
        }
    }
};

constexpr int DEALS = 32;

// A game says who is `acting`, how many moves a seat has (`count`), and makes one (`apply`).
template <class Game> long play(Game& game, Chance& chance) {
    long moves = 0;
    while (Set acting = game.acting()) {
        int seat = nth(acting, (int)chance.choice(size(acting)));
        game.apply(seat, (int)chance.choice(game.count(seat)));
        ++moves;
    }
    return moves;
}

template <class Game> int run(int argc, char** argv) {
    if (argc < 4) return 2;
    int seats = atoi(argv[2]);
    if (!strcmp(argv[1], "check")) {
        Chance chance{1};
        for (long number = 0; number < atol(argv[3]); ++number) {
            Game game(seats, (uint64_t)number);
            long moves = play(game, chance);
            printf("%ld %llu", moves, (unsigned long long)chance.state);
            for (int seat = 0; seat < seats; ++seat) printf(" %d", game.score(seat));
            printf("\n");
        }
        return 0;
    }
    std::vector<Game> deals;
    for (int number = 0; number < DEALS; ++number) deals.emplace_back(seats, (uint64_t)number);
    Chance chance{1};
    long moves = 0, games = 0;
    double seconds = atof(argv[3]), spent = 0;
    clock_t start = clock();
    while (spent < seconds) {
        for (int number = 0; number < DEALS; ++number, ++games) {
            Game game = deals[number];
            moves += play(game, chance);
        }
        spent = double(clock() - start) / CLOCKS_PER_SEC;
    }
    printf("{\"moves\": %ld, \"games\": %ld, \"seconds\": %.6f}\n", moves, games, spent);
    return 0;
}
