export interface Passage {
  start: number;
  end: number;
}
