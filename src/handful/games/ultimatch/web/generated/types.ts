// Written by scripts/types from the Python declarations: do not edit.

type Json = any;  // eslint-disable-line

export interface View {
  options: Record<string, boolean | number | string | string[]>;
  phase: string;
  turn: number;
  turn_number: number;
  passes: number;
  pyramid: string[][];
  alta: string[];
  discard: string[];
  draw_count: number;
  sizes: number[];
  donated: number[];
  asked: number[];
  declined: number[];
  offers: Offered[];
  trades: number;
  ultimatches: number;
  result?: Result;
  revealed?: Revelation;
  hand?: string[];
  donation?: string;
  offered?: string;
  reward?: string[];
  known?: string[][];
}

export interface Offered {
  seat: number;
  strength?: number;
  nature?: string;
  at?: string;
}

export interface Result {
  result: string;
  reason: string;
  pyramid_left: number;
  turns: number;
  ultimatches: number;
}

export interface Revelation {
  hands: string[][];
  pyramid: string[][];
  draw: string[];
}

export interface PyramidLaid {
  event: "pyramid_laid";
  rows: number;
  base: string[];
  draw_count: number;
}

export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards?: string[];
}

export interface Donated {
  event: "donated";
  seat: number;
  card?: string;
}

export interface AltaRevealed {
  event: "alta_revealed";
  cards: string[];
  starter: number;
}

export interface AltaAdded {
  event: "alta_added";
  card: string;
}

export interface AltaRemoved {
  event: "alta_removed";
  card: string;
}

export interface TurnStarted {
  event: "turn_started";
  seat: number;
  number: number;
}

export interface OfferMade {
  event: "offer_made";
  seat: number;
  signal: Record<string, number | string | boolean | (number | string)[]>;
  card?: string;
}

export interface OfferDeclined {
  event: "offer_declined";
  seat: number;
}

export interface Traded {
  event: "traded";
  seat: number;
  partner: number;
  given?: string | null;
  taken?: string;
}

export interface Gifted {
  event: "gifted";
  seat: number;
  to: number;
  card?: string;
}

export interface TradeSkipped {
  event: "trade_skipped";
  seat: number;
}

export interface Matched {
  event: "matched";
  seat: number;
  target: string;
  card: string;
  cards: string[];
  sources: string[];
  ways: string[];
  ultimatch: boolean;
}

export interface Revealed {
  event: "revealed";
  places: string[];
  cards: string[];
}

export interface Passed {
  event: "passed";
  seat: number;
  counter: number;
  alta_only: boolean;
}

export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards?: string[];
}

export interface Reshuffled {
  event: "reshuffled";
  count: number;
}

export interface RewardDrawn {
  event: "reward_drawn";
  seat: number;
  count: number;
  to_hand: boolean;
  cards?: string[];
}

export interface RewardDeclined {
  event: "reward_declined";
  seat: number;
}

export interface RewardSplit {
  event: "reward_split";
  seat: number;
  alta: string;
  kept?: string;
}

export interface Suggested {
  event: "suggested";
  seat: number;
  target: string;
  cards: string[];
}

export interface GameOver {
  event: "game_over";
  result: Result;
  hidden: Revelation;
}

export type Event =
  | PyramidLaid
  | Dealt
  | Donated
  | AltaRevealed
  | AltaAdded
  | AltaRemoved
  | TurnStarted
  | OfferMade
  | OfferDeclined
  | Traded
  | Gifted
  | TradeSkipped
  | Matched
  | Revealed
  | Passed
  | Drew
  | Reshuffled
  | RewardDrawn
  | RewardDeclined
  | RewardSplit
  | Suggested
  | GameOver
  ;

export type Move =
  | { move: "donate"; card: string }
  | { move: "offer"; card: string; strength?: number; nature?: "none" | "colour" | "number" | "pair"; at?: string }
  | { move: "no_offer" }
  | { move: "accept"; seat: number; give?: string }
  | { move: "gift"; card: string; seat: number }
  | { move: "skip_trade" }
  | { move: "match"; target: string; cards: (string)[] }
  | { move: "pass" }
  | { move: "take_reward" }
  | { move: "decline_reward" }
  | { move: "keep"; card: string }
  ;
