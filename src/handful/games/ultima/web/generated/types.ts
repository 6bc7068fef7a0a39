// Written by scripts/types from the Python declarations: do not edit.

type Json = any;  // eslint-disable-line

export interface View {
  phase: string;
  turn: number;
  direction: number;
  top: Top;
  covered: string[];
  draw_count: number;
  pending: number;
  opening: boolean;
  exposed: number | null;
  called: number[];
  let_pass: number[];
  sizes: number[];
  totals: number[];
  out_in: number[];
  active: number[];
  votes: string[];
  hand_number: number;
  starter: number;
  dealer: number;
  turns: number;
  passes: number;
  laid: number;
  last_winner: number | null;
  reason: string;
  now: number;
  guard_until: number | null;
  revealed?: string[][];
  hand?: string[];
  drawn?: string;
}

export interface Top {
  color: string;
  declared: boolean;
  notes: number[];
  card?: string;
}

export interface HandStarted {
  event: "hand_started";
  hand: number;
  starter: number;
  dealer: number;
  direction: number;
}

export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards?: string[];
}

export interface Flipped {
  event: "flipped";
  card: string;
  color: string;
  notes: [number, number];
}

export interface Played {
  event: "played";
  seat: number;
  shown: string;
  card?: string;
  color: string;
  match: string[];
  drawn: boolean;
  action: string;
  left: number;
  notes: [number, number];
}

export interface Uncovered {
  event: "uncovered";
  card: string;
}

export interface Direction {
  event: "direction";
  direction: number;
}

export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  reason: string;
  cards?: string[];
}

export interface Short {
  event: "short";
  seat: number;
  owed: number;
  got: number;
}

export interface Reshuffled {
  event: "reshuffled";
  count: number;
}

export interface Skipped {
  event: "skipped";
  seat: number;
}

export interface Pending {
  event: "pending";
  target: number;
  count: number;
}

export interface Kept {
  event: "kept";
  seat: number;
}

export interface Passed {
  event: "passed";
  seat: number;
}

export interface Called {
  event: "called";
  seat: number;
}

export interface Caught {
  event: "caught";
  by: number;
  target: number;
}

export interface Misheard {
  event: "misheard";
  seat: number;
  card: string;
}

export interface HandOver {
  event: "hand_over";
  winner: number | null;
  reason: string;
  hands: string[][];
  points: number[];
  gains: number[];
  totals: number[];
}

export interface Eliminated {
  event: "eliminated";
  seat: number;
  total: number;
}

export interface Voted {
  event: "voted";
  seat: number;
  vote: string;
}

export interface GameOver {
  event: "game_over";
  winners: number[];
  places: number[];
  reason: string;
}

export type Event =
  | HandStarted
  | Dealt
  | Flipped
  | Played
  | Uncovered
  | Direction
  | Drew
  | Short
  | Reshuffled
  | Skipped
  | Pending
  | Kept
  | Passed
  | Called
  | Caught
  | Misheard
  | HandOver
  | Eliminated
  | Voted
  | GameOver
  ;

export type Move =
  | { move: "play"; card: string; action?: "reverse" | "draw2" | "wild"; color?: "R" | "B" | "G" | "Y"; ultima?: true }
  | { move: "draw" }
  | { move: "keep" }
  | { move: "pass" }
  | { move: "accept" }
  | { move: "ultima" }
  | { move: "catch"; target: number }
  | { move: "let_pass" }
  | { move: "ready" }
  | { move: "stop" }
  ;
