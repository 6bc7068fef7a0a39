// Written by scripts/types from the Python declarations: do not edit.

type Json = any;  // eslint-disable-line

export interface View {
  phase: string;
  turn: number;
  first: number;
  plays: number;
  play_max: number;
  draw_most: number;
  progress: boolean;
  stall: number;
  stall_limit: number;
  turns: number;
  target: number;
  hand_limit: number;
  sizes: number[];
  points: number[];
  piles: string[][];
  market: (Slot | null)[];
  discard: string[];
  deck: number;
  point_deck: number;
  window: Window | null;
  reason: string;
  now: number;
  revealed?: string[][];
  hand?: string[];
  gained?: string[];
}

export interface Slot {
  card: string;
  stars: number;
  asks: number[];
  gaps: number[];
  lying: string[][];
}

export interface Window {
  slot: number | null;
  colour: string;
  value: number;
  takes: boolean;
  entries: Entry[];
  standing: number | null;
  in_force: number | null;
  asked: number[];
  declined: number[];
}

export interface Entry {
  seat: number;
  sort: string;
  cards: string[];
  target: number | null;
  named: string;
  live: boolean;
}

export interface StarsDrawn {
  event: "stars_drawn";
  seats: number[];
  cards: string[];
}

export interface FirstSeat {
  event: "first_seat";
  seat: number;
}

export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards?: string[];
}

export interface MarketLaid {
  event: "market_laid";
  slot: number;
  card: string;
}

export interface MarketRefilled {
  event: "market_refilled";
  slot: number;
  card: string | null;
}

export interface TurnBegan {
  event: "turn_began";
  seat: number;
  stall: number;
}

export interface TurnEnded {
  event: "turn_ended";
  seat: number;
  stall: number;
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

export interface NumberPlayed {
  event: "number_played";
  seat: number;
  card: string;
  slot: number;
  colour: string;
  value: number;
  takes: boolean;
}

export interface SpecialPlayed {
  event: "special_played";
  seat: number;
  card: string;
  target: number | null;
}

export interface WindowAsked {
  event: "window_asked";
  seats: number[];
  entries: number;
}

export interface Bolted {
  event: "bolted";
  seat: number;
  cards: string[];
  in_force: number | null;
}

export interface RedBlocked {
  event: "red_blocked";
  seat: number;
  card: string;
  target_card: string;
  target_entry: number;
  in_force: number | null;
}

export interface OrangeBlocked {
  event: "orange_blocked";
  seat: number;
  card: string;
  target_entry: number;
  in_force: number | null;
}

export interface RescueCalled {
  event: "rescue_called";
  seat: number;
  card: string;
  in_force: number | null;
}

export interface Declined {
  event: "declined";
  seat: number;
}

export interface Settled {
  event: "settled";
  seat: number | null;
  laid: string[];
  returned: string[][];
  discarded: string[];
}

export interface ColourClosed {
  event: "colour_closed";
  slot: number;
  colour: string;
}

export interface PointTaken {
  event: "point_taken";
  seat: number;
  slot: number;
  card: string;
  stars: number;
  total: number;
  discarded: string[];
}

export interface SpecialCancelled {
  event: "special_cancelled";
  seat: number;
  card: string;
}

export interface Hauled {
  event: "hauled";
  seat: number;
  count: number;
  cards?: string[];
}

export interface Snatched {
  event: "snatched";
  seat: number;
  source: number;
  count: number;
  card?: string;
}

export interface Trimmed {
  event: "trimmed";
  seat: number;
  cards: string[];
}

export interface Tossed {
  event: "tossed";
  seat: number;
  cards: string[];
}

export interface GameOver {
  event: "game_over";
  reason: string;
  winners: number[];
  points: number[];
  hands: string[][];
}

export type Event =
  | StarsDrawn
  | FirstSeat
  | Dealt
  | MarketLaid
  | MarketRefilled
  | TurnBegan
  | TurnEnded
  | Drew
  | Reshuffled
  | NumberPlayed
  | SpecialPlayed
  | WindowAsked
  | Bolted
  | RedBlocked
  | OrangeBlocked
  | RescueCalled
  | Declined
  | Settled
  | ColourClosed
  | PointTaken
  | SpecialCancelled
  | Hauled
  | Snatched
  | Trimmed
  | Tossed
  | GameOver
  ;

export type Move =
  | { move: "draw"; count: number }
  | { move: "play_number"; card: string; slot: number; colour?: "R" | "Y" | "B" }
  | { move: "play_special"; card: string; target?: number }
  | { move: "toss"; cards: (string)[] }
  | { move: "end_turn" }
  | { move: "bolt"; cards: (string)[]; at?: number }
  | { move: "red_block"; card?: string; target_card: string; at?: number }
  | { move: "orange_block"; card?: string; target_entry: number; at?: number }
  | { move: "rescue"; card?: string; at?: number }
  | { move: "decline"; at?: number }
  | { move: "trim"; cards: (string)[] }
  ;
