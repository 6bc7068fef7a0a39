// Written by scripts/types from the Python declarations: do not edit.

export type Json = any;  // eslint-disable-line

export const PROTOCOL = 1;

/** How the room is run, apart from the house rules of the game. */
export interface Settings {
  turn_seconds: number;
  window_seconds: number;
  grace_seconds: number;
  bot_pace_ms: number;
  spectators: "off" | "public" | "open";
  undo: "off" | "free" | "consent";
  chat: boolean;
  hints: boolean;
}

/** Those settings that are to change. */
export interface SettingsChange {
  turn_seconds?: number;
  window_seconds?: number;
  grace_seconds?: number;
  bot_pace_ms?: number;
  spectators?: "off" | "public" | "open";
  undo?: "off" | "free" | "consent";
  chat?: boolean;
  hints?: boolean;
}

/** The first frame: which room, who this is, and the last `seq` its screen has drawn. */
export interface Hello {
  type: "hello";
  room: string;
  token?: string | null;
  watch?: string | null;
  seen?: number;
  screen?: "hand" | "table" | "both";
  device?: string | null;
  protocol?: number;
  words?: boolean;
}

/** The answer to a ping, at once: it measures the way. */
export interface Pong {
  type: "pong";
  n: number;
}

/** Take this free seat, or change to it; in a running game, ask for a bot's. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Leave the seat before the game. */
export interface Stand {
  type: "stand";
  id: string;
}

/** Be called something else. */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** Put a bot of this level on a seat; no level takes it away. */
export interface Bot {
  type: "bot";
  id: string;
  seat: number;
  level?: string | null;
}

/** Change house rules, the number of seats or how the room is run, before the game. */
export interface Change {
  type: "change";
  id: string;
  options?: Record<string, Json>;
  seats?: number;
  settings?: SettingsChange;
}

/** Begin; `fill` puts bots of this level on the free seats first. */
export interface Start {
  type: "start";
  id: string;
  fill?: string | null;
}

/** Play again: same people, same rules, everybody one seat on. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** End the game that is being played and go back to the lobby. */
export interface Finish {
  type: "finish";
  id: string;
}

/** Close the room for good. */
export interface Close {
  type: "close";
  id: string;
}

/** Let nobody else in, or again somebody. */
export interface Lock {
  type: "lock";
  id: string;
  on: boolean;
}

/** Hand the host's role on. */
export interface Promote {
  type: "promote";
  id: string;
  person: string;
}

/** Send somebody away; their token is worth nothing any more. */
export interface Kick {
  type: "kick";
  id: string;
  person: string;
}

/** Silence somebody's chat, reactions and phrases. */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  on: boolean;
}

/** Let a bot play for somebody who is gone: the host decides, from others it is a vote. */
export interface Takeover {
  type: "takeover";
  id: string;
  seat: number;
  level: string;
}

/** Play on myself. */
export interface Takeback {
  type: "takeback";
  id: string;
}

/** Make a ticket that opens my seat on another device, or for the host, an absent person's. */
export interface Handover {
  type: "handover";
  id: string;
  person?: string | null;
}

/** Agree or not to let spectators see my hand. */
export interface Openhands {
  type: "openhands";
  id: string;
  agree: boolean;
}

/** A move, in its structured form (or as text). */
export interface Move {
  type: "move";
  id: string;
  move: Record<string, Json> | string;
  seen: number;
  reaction?: number | null;
}

/** Take my last move back, or ask the others for it. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Answer somebody's wish to take a move back, or that of `person` for a seat. */
export interface Allow {
  type: "allow";
  id: string;
  agree: boolean;
  person?: string | null;
}

/** The device that we pass round is in my hands and shows my cards: my time begins. */
export interface Uncover {
  type: "uncover";
  id: string;
}

/** Structured table talk, where the game has it. */
export interface Say {
  type: "say";
  id: string;
  message: Record<string, Json>;
}

/** Show a small sign. */
export interface React {
  type: "react";
  id: string;
  sign: string;
}

/** Say one of the fixed phrases. */
export interface Phrase {
  type: "phrase";
  id: string;
  phrase: string;
}

/** Say something freely, where the host allows it. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Ask for the legal moves that agree with these fields, when the list was cut short. */
export interface Narrow {
  type: "narrow";
  id: string;
  match: Record<string, Json>;
}

/** Ask what a legal move would do. */
export interface Explain {
  type: "explain";
  id: string;
  move: Record<string, Json>;
}

/** Ask what every legal move would do. */
export interface Survey {
  type: "survey";
  id: string;
}

/** Ask the coach. */
export interface Hint {
  type: "hint";
  id: string;
}

/** One seat and who has it. */
export interface Chair {
  seat: number;
  kind: "free" | "person" | "bot";
  name: string;
  person: string | null;
  level: string | null;
  here: boolean;
  away_ms: number | null;
  votes: string[];
}

/** Somebody in the room. */
export interface Person {
  id: string;
  name: string;
  host: boolean;
  here: boolean;
  seat: number | null;
  muted: boolean;
}

/** Who this screen belongs to; a spectator is nobody. */
export interface You {
  person: string | null;
  seat: number | null;
  host: boolean;
}

/** The promise about the deal; seed and salt are there once the game is over. */
export interface Fair {
  commitment: string;
  seed: number | null;
  salt: string | null;
}

/** Paths on this server; the screen puts its own origin, or a LAN address, before them. */
export interface Links {
  join: string;
  watch: string | null;
  addresses: string[];
}

/** Somebody would like a bot's seat in a running game; `needed` are the seats that decide. */
export interface SeatAsked {
  person: string;
  seat: number;
  agreed: number[];
  needed: number[];
}

/** The room as it stands, whole. */
export interface Room {
  type: "room";
  seq: number;
  id: string;
  code: string;
  game: string;
  phase: "lobby" | "playing" | "finished" | "closed";
  number: number;
  options: Record<string, Json>;
  summary: string;
  problem: string | null;
  problem_says: Json;
  settings: Settings;
  classroom: boolean;
  locked: boolean;
  host: string | null;
  chairs: Chair[];
  people: Person[];
  spectators: number;
  open_hands: number[];
  handovers: string[];
  wish: SeatAsked | null;
  fair: Fair;
  links: Links;
  you: You;
}

/** One legal move, structured and in words. */
export interface Offer {
  move: Record<string, Json>;
  text: string;
}

/** One event as this screen may see it; `says` is its line of the log, `words` in English. */
export interface Happening {
  seq: number;
  at: number;
  event: Record<string, Json>;
  words: string | null;
  says: Json;
}

/** How the game ended. */
export interface Result {
  winners: number[];
  places: number[];
  scores: number[];
  reason: string;
  together: boolean;
}

/** Time in this game; a screen counts on from `now` while it is running. */
export interface Clock {
  now: number;
  running: boolean;
  deadline: number | null;
  limit: number | null;
  paused_for: number[];
}

/** Somebody would like to take a move back. */
export interface UndoAsked {
  seat: number;
  agreed: number[];
  needed: number[];
}

/** The table as this screen may see it, whole, and what has happened since the last one. */
export interface Table {
  type: "table";
  seq: number;
  number: number;
  seat: number | null;
  view: Record<string, Json>;
  hands: Record<string, Json>[] | null;
  events: Happening[];
  gap: boolean;
  prompt: string;
  prompt_says: Json;
  actors: number[];
  awaited: number[];
  legal: Offer[];
  legal_total: number;
  clock: Clock;
  can_undo: boolean;
  undo: UndoAsked | null;
  outcome: Result | null;
}

/** The answer to hello; `room`, and in a game `table`, follow at once. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  you: You;
}

/** Done, and safely stored up to `seq`. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Not done, nothing has changed: a code for programs, words and the rule for people. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  words: string;
  says: Json;
  clause: string;
}

/** A way to open a seat on another device, once and soon. */
export interface Ticket {
  type: "ticket";
  id: string;
  person: string;
  path: string;
  seconds: number;
}

/** The answer to narrow. */
export interface Legal {
  type: "legal";
  id: string;
  seq: number;
  moves: Offer[];
  total: number;
}

/** The answer to explain. */
export interface Explained {
  type: "explained";
  id: string;
  words: string;
  says: Json;
  made_with: string;
  made_with_says: Json;
}

/** One legal move, and what it would do. */
export interface Prospect {
  move: Record<string, Json>;
  words: string;
  says: Json;
  made_with: string;
  made_with_says: Json;
}

/** The answer to survey. */
export interface Surveyed {
  type: "surveyed";
  id: string;
  seq: number;
  moves: Prospect[];
  total: number;
}

/** The answer to hint. */
export interface Hinted {
  type: "hinted";
  id: string;
  seq: number;
  move: Record<string, Json> | null;
  text: string;
  words: string;
  says: Json;
}

/** A sign, a phrase or a chat line; `text` is its key, or the line itself. */
export interface Spoke {
  type: "spoke";
  kind: "sign" | "phrase" | "chat";
  person: string;
  name: string;
  seat: number | null;
  text: string;
}

/** Answer with pong and the same number, at once. */
export interface Ping {
  type: "ping";
  n: number;
}

/** The socket closes now; `again` says whether coming back makes sense, and when. */
export interface Bye {
  type: "bye";
  code: "moved" | "kicked" | "closed" | "failed" | "restart" | "slow" | "rude";
  words: string;
  says: Json;
  again: boolean;
  wait_ms: number;
}

/** One thing that a value of a house rule changes. */
export interface EffectForm {
  what: "moves" | "starter" | "bot" | "table" | "leader" | "shared";
  percent: number;
  moves: string;
}

/** What some values of a house rule do, all of them alike. */
export interface PriceForm {
  values: string[];
  effects: EffectForm[];
}

/** One house rule as a form field. */
export interface OptionForm {
  key: string;
  kind: "switch" | "choice" | "number" | "choice_or_number" | "seat" | "list";
  default: Json;
  choices: Json[];
  low: number | null;
  high: number | null;
  most: number;
  help: string;
  clause: string;
  prices: PriceForm[];
}

/** A named set of house rules, offered first. */
export interface PresetForm {
  key: string;
  name: string;
  help: string;
  values: Record<string, Json>;
}

/** One card in text. */
export interface FaceForm {
  code: string;
  name: string;
  ink: string;
  glyph: string;
}

/** A fixed phrase; the page may translate it by its key. */
export interface PhraseForm {
  key: string;
  words: string;
}

/** A strength of bots. */
export interface LevelForm {
  key: string;
  help: string;
}

/** A game as the start page shows it. */
export interface GameCover {
  key: string;
  name: string;
  tagline: string;
  players: [number, number];
  minutes: [number, number];
}

/** A clock of the game: what it is for, and the option that gives its seconds, if any. */
export interface ClockForm {
  kind: "turn" | "answer";
  option: string;
}

/** All that an options form and a table need to know of a game as well. */
export interface GameForm {
  key: string;
  name: string;
  tagline: string;
  players: [number, number];
  minutes: [number, number];
  clause: string;
  rules_number: number;
  options: OptionForm[];
  presets: PresetForm[];
  clocks: ClockForm[];
  phrases: PhraseForm[];
  faces: FaceForm[];
  talk: boolean;
  forgets: boolean;
}

/** What every page of the house needs at once; it lies in the page itself. */
export interface House {
  games: GameCover[];
  levels: LevelForm[];
  default_level: string;
  signs: string[];
}

/** Every game, the levels of bots and the small signs. */
export interface Games {
  games: GameForm[];
  levels: LevelForm[];
  default_level: string;
  signs: string[];
}

/** One numbered rule. */
export interface ClauseForm {
  id: string;
  text: string;
  section: string;
}

/** A piece of the rulebook that can be played. */
export interface ExampleForm {
  id: string;
  clauses: string[];
  shows: string;
}

/** One move of one seat. */
export interface Made {
  seat: number;
  move: Record<string, Json>;
}

/** All moves that were made in an example so far, whoever's they are. */
export interface Try {
  made: Made[];
}

/** An example after these moves, as whoever is to move now sees it. */
export interface Tried {
  example: ExampleForm;
  players: string[];
  options: Record<string, Json>;
  table: Table;
  ask: string;
  ask_says: Json;
  right: Record<string, Json> | null;
  followed: boolean;
  total: number;
}

/** A move tried in a step of a lesson; without one it is only laid out. */
export interface Learn {
  move: Record<string, Json> | null;
}

/** A step of a lesson: as it is laid out, or after the move that was asked for. */
export interface Learned {
  players: string[];
  options: Record<string, Json>;
  table: Table;
  right: boolean;
  total: number;
}

/** A rulebook, whole and clause by clause. */
export interface Rules {
  key: string;
  markdown: string;
  clauses: ClauseForm[];
  examples: ExampleForm[];
}

/** This server. */
export interface Server {
  version: string;
  protocol: number;
  addresses: string[];
}

/** Open a room; `seats` is how many chairs, `bots` the level of those that start with one. */
export interface NewRoom {
  game: string;
  options?: Record<string, Json> | null;
  seats?: number | null;
  settings?: SettingsChange | null;
  name?: string | null;
  sit?: boolean;
  bots?: string | null;
  classroom?: boolean;
}

/** A new room; `host_key` is the secret behind which all of a host's rooms are listed. */
export interface Opened {
  room: string;
  code: string;
  person: string;
  token: string;
  host_key: string;
  watch: string;
}

/** What a code opens: the join form. */
export interface Found {
  room: string;
  code: string;
  game: string;
  phase: "lobby" | "playing" | "finished" | "closed";
  seats: number;
  free: number;
  locked: boolean;
  classroom: boolean;
  host: string | null;
  nicknames: string[];
}

/** Come in with just a name. */
export interface Join {
  name: string;
}

/** Come in: the token is the person's from now on. */
export interface Joined {
  room: string;
  person: string;
  token: string;
}

/** Open a seat on this device with a ticket. */
export interface UseTicket {
  ticket: string;
}

/** One game that was played in a room. */
export interface GameLine {
  number: number;
  finished: boolean;
  winners: string[];
  entries: number;
}

/** One of a host's rooms. */
export interface RoomLine {
  room: string;
  code: string | null;
  game: string;
  phase: "lobby" | "playing" | "finished" | "closed";
  people: string[];
  created_ms: number;
  touched_ms: number;
  spectators: "off" | "public" | "open";
  games: GameLine[];
}

/** A host's rooms, the newest first. */
export interface Rooms {
  rooms: RoomLine[];
}

/** The way back into a room of one's own. */
export interface Reopened {
  room: string;
  person: string;
  token: string;
}

/** What checking a record found. */
export interface Verdict {
  sound: boolean;
  words: string;
  says: Json;
  game: string | null;
  entries: number;
  committed: boolean;
  commitment: string | null;
}

/** One moment of a replay. */
export interface Step {
  index: number;
  at: number;
  seat: number | null;
  text: string;
  events: Record<string, Json>[];
  words: string[];
  says: Json[];
  view: Record<string, Json>;
  hands: Record<string, Json>[];
}

/** Moments of a recorded game, from `first` on; `total` is how many there are. */
export interface Replay {
  game: string;
  seats: number;
  players: string[];
  options: Record<string, Json>;
  total: number;
  first: number;
  steps: Step[];
}

/** It is done. */
export interface Done {
  done: boolean;
}

/** Why not: a code for programs, words for people, the clause where a rule says so. */
export interface Problem {
  code: string;
  words: string;
  says: Json;
  clause: string;
}

export type FromScreen =
  | Hello
  | Pong
  | Sit
  | Stand
  | Rename
  | Bot
  | Change
  | Start
  | Rematch
  | Finish
  | Close
  | Lock
  | Promote
  | Kick
  | Mute
  | Takeover
  | Takeback
  | Handover
  | Openhands
  | Move
  | Undo
  | Allow
  | Uncover
  | Say
  | React
  | Phrase
  | Chat
  | Narrow
  | Explain
  | Survey
  | Hint
  ;

export type FromRoom =
  | Welcome
  | Room
  | Table
  | Ack
  | Refused
  | Ticket
  | Legal
  | Explained
  | Surveyed
  | Hinted
  | Spoke
  | Ping
  | Bye
  ;
