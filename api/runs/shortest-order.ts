import { distance, type Point } from '../stops/distance.ts';

interface Distances {
  size: number;
  between: Float64Array;
}

/** Kilometres; a smaller gain is rounding, and would loop for ever. */
const EPSILON = 1e-9;
const STARTS_MAX = 6;

const distancesOf = (points: readonly Point[]): Distances => {
  const size = points.length;
  const between = new Float64Array(size * size);
  for (const [row, a] of points.entries())
    for (const [column, b] of points.entries()) between[row * size + column] = distance(a, b);
  return { size, between };
};

const step = ({ size, between }: Distances, a: number, b: number): number => between[a * size + b] ?? 0;

const wayLength = (distances: Distances, way: readonly number[]): number => {
  let sum = 0;
  for (let at = 1; at < way.length; at += 1) sum += step(distances, way[at - 1] ?? 0, way[at] ?? 0);
  return sum;
};

/** `way` keeps its start and end. */
const nearestNeighbours = (distances: Distances, start: number, end: number, first: number): number[] => {
  const unvisited = new Set(Array.from({ length: distances.size }, (_, at) => at));
  for (const used of [start, end, first]) unvisited.delete(used);
  const way = [start, first];
  while (unvisited.size > 0) {
    const here = way.at(-1) ?? start;
    let nearest = -1;
    for (const one of unvisited)
      if (nearest < 0 || step(distances, here, one) < step(distances, here, nearest)) nearest = one;
    unvisited.delete(nearest);
    way.push(nearest);
  }
  return [...way, end];
};

const twoOpt = (distances: Distances, way: number[]): boolean => {
  for (let i = 1; i < way.length - 2; i += 1) {
    for (let j = i + 1; j < way.length - 1; j += 1) {
      const [before = 0, first = 0, last = 0, after = 0] = [way[i - 1], way[i], way[j], way[j + 1]];
      const now = step(distances, before, first) + step(distances, last, after);
      const turned = step(distances, before, last) + step(distances, first, after);
      if (turned < now - EPSILON) {
        way.splice(i, j - i + 1, ...way.slice(i, j + 1).reverse());
        return true;
      }
    }
  }
  return false;
};

const orOpt = (distances: Distances, way: number[]): boolean => {
  for (let length = 1; length <= 3; length += 1) {
    for (let i = 1; i + length < way.length; i += 1) {
      const [before = 0, first = 0, last = 0, after = 0] = [way[i - 1], way[i], way[i + length - 1], way[i + length]];
      const saved = step(distances, before, first) + step(distances, last, after) - step(distances, before, after);
      if (saved <= EPSILON) continue;
      for (let j = 1; j < way.length; j += 1) {
        if (j >= i && j <= i + length) continue;
        const [left = 0, right = 0] = [way[j - 1], way[j]];
        const gap = step(distances, left, right);
        const straight = step(distances, left, first) + step(distances, last, right) - gap;
        const reversed = step(distances, left, last) + step(distances, first, right) - gap;
        if (Math.min(straight, reversed) >= saved - EPSILON) continue;
        const moved = way.splice(i, length);
        if (reversed < straight) moved.reverse();
        way.splice(j > i ? j - length : j, 0, ...moved);
        return true;
      }
    }
  }
  return false;
};

const improve = (distances: Distances, way: number[]): number[] => {
  while (twoOpt(distances, way) || orOpt(distances, way));
  return way;
};

/**
 * Nearest neighbour from several first stops, and the given order, each improved by 2-opt and or-opt. Never longer than the
 * given one, in straight lines.
 * @returns indices into `stops`.
 */
export const shortestOrder = (start: Point, end: Point, stops: readonly Point[]): number[] => {
  const given = stops.map((_, at) => at);
  if (stops.length < 2) return given;
  const distances = distancesOf([...stops, start, end]);
  const [from, to] = [stops.length, stops.length + 1];
  const nearest = given.toSorted((a, b) => step(distances, from, a) - step(distances, from, b)).slice(0, STARTS_MAX);
  const ways = nearest.map((first) => nearestNeighbours(distances, from, to, first));
  let best = [from, ...given, to];
  let shortest = wayLength(distances, best);
  for (const way of [[...best], ...ways]) {
    const length = wayLength(distances, improve(distances, way));
    if (length < shortest - EPSILON) [best, shortest] = [way, length];
  }
  return best.slice(1, -1);
};
