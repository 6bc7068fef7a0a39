/** The context of a hand that lies in the drawer of a table, on one screen with it. */
export const DRAWER = Symbol('drawer');
