/** A part of a text, `end` exclusive. */
export interface Passage {
  start: number;
  end: number;
}
