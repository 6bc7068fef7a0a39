// Written by scripts/types from the Python declarations: do not edit.

type Json = any;  // eslint-disable-line

export interface View {
  phase: string;
  turn: number;
  first_moment: boolean;
  timer_ok: boolean;
  had_success: boolean;
  matchbox: Cell[];
  laid: number;
  match_pile: number;
  ignite_pile: number;
  sizes: number[];
  scores: number[];
  won: string[][];
  hauls: number[];
  pool: string[] | null;
  burnt: string[];
  window: Window | null;
  dry: number;
  called: number[];
  agreed: number[];
  late: number | null;
  reason: string;
  memory_aid: string;
  now: number;
  revealed?: Revealed;
  hand?: string[];
  can_ignite?: boolean;
  ignitions?: string[];
}

export interface Cell {
  place: string;
  number: number;
  up: boolean;
  seen: boolean;
  card?: string;
}

export interface Window {
  cards: string[];
  wins: number;
  until: number | null;
  stock: number | null;
  flips_from: number;
}

export interface Revealed {
  matchbox: string[];
  hands: string[][];
  match_pile: string[];
  ignite_pile: string[];
  hauls: string[][];
}

export interface Started {
  event: "started";
  first: number;
  places: string[];
  match_pile: number;
  ignite_pile: number;
}

export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards?: string[];
}

export interface Flipped {
  event: "flipped";
  seat: number;
  place: string;
  card?: string;
}

export interface Matched {
  event: "matched";
  seat: number;
  kind: string;
  places: [string, string];
  cards: [string, string];
  laid: [string[], string[]];
  used: string[];
  result: string;
}

export interface Exploded {
  event: "exploded";
  seat: number;
  place: string;
  places: string[];
  cards: string[];
}

export interface TurnedBack {
  event: "turned_back";
  places: string[];
}

export interface Refilled {
  event: "refilled";
  places: string[];
  match_pile: number;
}

export interface RowAdded {
  event: "row_added";
  places: string[];
  match_pile: number;
}

export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards?: string[];
}

export interface WindowOpened {
  event: "window_opened";
  seat: number;
  cards: string[];
  until: number | null;
  stock: number | null;
}

export interface TimeAdded {
  event: "time_added";
  seat: number;
  card: string;
  until: number | null;
  stock: number | null;
}

export interface GapOver {
  event: "gap_over";
  seat: number;
}

export interface WindowClosed {
  event: "window_closed";
  seat: number;
  reason: string;
  cards: string[];
  scored: boolean;
}

export interface StuckCalled {
  event: "stuck_called";
  seat: number;
}

export interface StuckAnswered {
  event: "stuck_answered";
  seat: number;
  answer: string;
}

export interface StuckStep {
  event: "stuck_step";
  door: string;
  done: string;
}

export interface PoolOpened {
  event: "pool_opened";
  cards: string[];
}

export interface TurnEnded {
  event: "turn_ended";
  seat: number;
  reason: string;
  dry: number;
}

export interface GameEnded {
  event: "game_ended";
  reason: string;
  scores: number[];
  winners: number[];
  matchbox: Record<string, string>;
  hands: string[][];
  pool: string[];
  match_pile: string[];
  ignite_pile: string[];
  burnt: string[];
  hauls: string[][];
}

export type Event =
  | Started
  | Dealt
  | Flipped
  | Matched
  | Exploded
  | TurnedBack
  | Refilled
  | RowAdded
  | Drew
  | WindowOpened
  | TimeAdded
  | GapOver
  | WindowClosed
  | StuckCalled
  | StuckAnswered
  | StuckStep
  | PoolOpened
  | TurnEnded
  | GameEnded
  ;

export type Move =
  | { move: "flip"; place: string }
  | { move: "timer"; timers: ("+1" | "+2" | "+3" | "-1" | "-2" | "-3" | "x2" | "/2" | "W" | "T")[]; wilds: ("+1" | "+2" | "+3" | "-1" | "-2" | "-3" | "x2" | "/2" | "W" | "T")[] }
  | { move: "call_stuck" }
  | { move: "ignite"; a: string; on_a: ("+1" | "+2" | "+3" | "-1" | "-2" | "-3" | "x2" | "/2" | "W" | "T")[]; b: string; on_b: ("+1" | "+2" | "+3" | "-1" | "-2" | "-3" | "x2" | "/2" | "W" | "T")[] }
  | { move: "wild"; a: string; b: string; card?: "+1" | "+2" | "+3" | "-1" | "-2" | "-3" | "x2" | "/2" | "W" | "T" }
  | { move: "give_up" }
  | { move: "claim"; a: string; b: string }
  | { move: "add_timer"; card?: "+1" | "+2" | "+3" | "-1" | "-2" | "-3" | "x2" | "/2" | "W" | "T" }
  | { move: "add_wild"; card?: "+1" | "+2" | "+3" | "-1" | "-2" | "-3" | "x2" | "/2" | "W" | "T" }
  | { move: "stop" }
  | { move: "agree" }
  | { move: "object" }
  ;
