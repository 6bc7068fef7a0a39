// Written by scripts/types from the Python declarations: do not edit.

type Json = any;  // eslint-disable-line

export interface View {
  phase: string;
  required: number | null;
  window: number;
  seconds: number;
  turn: number;
  dealer: number;
  round_number: number;
  extra_rounds: number;
  chips: number[];
  totals: number[];
  sizes: number[];
  pile_count: number;
  discard: string[];
  turns_taken: number[];
  affair: Affair | null;
  ended: string;
  now: number;
  hand?: string[];
  known?: string[][];
}

export interface Affair {
  card: string;
  actor: number;
  target: number;
  queue: number[];
  what?: string;
  responder?: number;
  pool?: number;
  proposals?: Proposal[];
  accepted?: number | null;
}

export interface Proposal {
  by: number;
  share: number;
  blockable: boolean;
}

export interface RoundStarted {
  event: "round_started";
  round: number;
  dealer: number;
  hand_size: number;
  chips: number[];
  pile_count: number;
}

export interface Dealt {
  event: "dealt";
  seat?: number;
  kinds?: string[];
}

export interface TurnStarted {
  event: "turn_started";
  seat: number;
}

export interface Played {
  event: "played";
  seat: number;
  card: string;
  parameters: Record<string, null | boolean | number | string | (null | boolean | number | string | Json[] | Record<string, Json>)[] | Record<string, null | boolean | number | string | Json[] | Record<string, Json>>>;
}

export interface WindowOpened {
  event: "window_opened";
  window: number;
  phase: string;
  seat: number;
  seconds: number;
}

export interface Declined {
  event: "declined";
  seat: number;
  early: boolean;
}

export interface Blocked {
  event: "blocked";
  seat: number;
  card: string;
}

export interface Countered {
  event: "countered";
  seat: number;
  proposal: number;
  share: number;
}

export interface Accepted {
  event: "accepted";
  seat: number;
  proposal: number;
}

export interface Rejected {
  event: "rejected";
  seat: number;
}

export interface ChipsMoved {
  event: "chips_moved";
  payer: number;
  receiver: number;
  count: number;
  short: number;
}

export interface StacksSwapped {
  event: "stacks_swapped";
  a: number;
  b: number;
  before: [number, number];
  after: [number, number];
}

export interface HandsSwapped {
  event: "hands_swapped";
  a: number;
  b: number;
  counts: [number, number];
}

export interface HandReceived {
  event: "hand_received";
  seat?: number;
  kinds?: string[];
}

export interface Drew {
  event: "drew";
  seat: number;
  count: number;
}

export interface Drawn {
  event: "drawn";
  seat?: number;
  kinds?: string[];
}

export interface RoundEnded {
  event: "round_ended";
  reason: string;
  seats: number[];
}

export interface Scored {
  event: "scored";
  chips: number[];
  totals: number[];
}

export interface DealerMoved {
  event: "dealer_moved";
  seat: number;
}

export interface GameOver {
  event: "game_over";
  winners: number[];
  places: number[];
  totals: number[];
}

export interface Said {
  event: "said";
  number: number;
  seat: number;
  message: Record<string, null | boolean | number | string | (null | boolean | number | string | Json[] | Record<string, Json>)[] | Record<string, null | boolean | number | string | Json[] | Record<string, Json>>>;
}

export type Event =
  | RoundStarted
  | Dealt
  | TurnStarted
  | Played
  | WindowOpened
  | Declined
  | Blocked
  | Countered
  | Accepted
  | Rejected
  | ChipsMoved
  | StacksSwapped
  | HandsSwapped
  | HandReceived
  | Drew
  | Drawn
  | RoundEnded
  | Scored
  | DealerMoved
  | GameOver
  | Said
  ;

export type Move =
  | { move: "play"; card: string; from?: number; to?: number; with?: number; what?: "chips" | "hands"; responder?: number; target?: number; share?: number; window?: number }
  | { move: "block"; window?: number }
  | { move: "decline"; window?: number }
  | { move: "counter"; share: number; window?: number }
  | { move: "accept"; proposal: number; window?: number }
  | { move: "reject"; window?: number }
  | { move: "deal"; window?: number }
  ;
