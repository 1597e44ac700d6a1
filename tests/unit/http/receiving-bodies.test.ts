import { describe, expect, it } from 'vitest';
import { createReceivingBodies } from '#api/http/receiving-bodies.ts';
import { createClock } from '../../support/deps.ts';

const limits = { free: 10, inAll: 100, ofVisitors: 60, ofSender: 40 };
const full = expect.objectContaining({
  code: 'unavailable',
  retryAfter: 60,
  message: expect.stringMatching(/^[A-Z].+\.$/),
});

const budget = () => {
  const clock = createClock();
  const lines: string[] = [];
  const log = { info: () => {}, error: () => {}, warn: (event: string) => void lines.push(event) };
  const bodies = createReceivingBodies({ now: clock.now, log, limits });
  const visitor = (key: string) => bodies.begin({ key, isStaff: false });
  const staff = (key: string) => bodies.begin({ key, isStaff: true });
  /** Bodies that hold all that visitors may. */
  const fill = () =>
    ['one', 'two'].map((key) => {
      const body = visitor(key);
      body.hold(40);
      return body;
    });
  return { clock, lines, bodies, visitor, staff, fill };
};

describe('the memory for bodies that are being received', () => {
  it('counts what is over the free part, and is freed by the end of each body, once', () => {
    const { bodies, visitor } = budget();
    const [one, two] = [visitor('one'), visitor('two')];
    one.hold(10);
    expect(bodies.held()).toBe(0);
    one.hold(20);
    two.hold(15);
    expect(bodies.held()).toBe(25);
    one.hold(-25);
    expect(bodies.held()).toBe(5);
    one.end();
    one.end();
    two.end();
    expect(bodies.held()).toBe(0);
  });

  it('refuses what is over it, and takes small bodies and those of staff all the same', () => {
    const { bodies, visitor, staff, fill } = budget();
    const held = fill();
    const refused = visitor('three');
    refused.hold(10);
    expect(() => refused.hold(1)).toThrow(full);
    refused.end();
    expect(bodies.held()).toBe(60);
    visitor('four').hold(10);
    staff('Aoife').hold(50);
    expect(() => staff('Brian').hold(11)).toThrow(full);
    held[0]?.end();
    visitor('three').hold(40);
  });

  it('gives one sender only a part, an address and a person of staff alike', () => {
    const { visitor, staff } = budget();
    for (const begin of [visitor, staff]) {
      begin('one').hold(30);
      begin('one').hold(30);
      expect(() => begin('one').hold(11)).toThrow(full);
      begin('another').hold(15);
    }
  });

  it('takes the room of a body that has been coming for long, when another needs it', async () => {
    const { bodies, clock, visitor, fill } = budget();
    const [slow, later] = [...fill()];
    const waiting = expect(slow?.gaveWay).rejects.toEqual(full);
    clock.advance({ seconds: 19 });
    expect(() => visitor('three').hold(11)).toThrow(full);
    clock.advance({ seconds: 1 });
    visitor('three').hold(20);
    await waiting;
    expect(() => slow?.hold(1)).toThrow(full);
    slow?.end();
    expect(bodies.held()).toBe(40);
    later?.hold(10);
    expect(bodies.held()).toBe(50);
  });

  it('takes nothing from those who are not in the way', () => {
    const { bodies, clock, visitor, staff } = budget();
    staff('Aoife').hold(50);
    visitor('one').hold(50);
    clock.advance({ minutes: 1 });
    visitor('two').hold(30);
    expect(bodies.held()).toBe(100);
    expect(() => visitor('two').hold(31)).toThrow(full);
    expect(bodies.held()).toBe(100);
  });

  it('lets a slow body that grows take the room of another, not its own', () => {
    const { bodies, clock, fill } = budget();
    const [first, second] = fill();
    clock.advance({ minutes: 1 });
    first?.hold(5);
    expect(bodies.held()).toBe(35);
    expect(() => second?.hold(1)).toThrow(full);
  });

  it('says in the log that it is full, at most once a minute, and nothing of one sender', () => {
    const { clock, lines, visitor, fill } = budget();
    visitor('zero').end();
    expect(() => visitor('one').hold(51)).toThrow(full);
    expect(lines).toEqual([]);
    fill();
    for (const _ of [1, 2]) expect(() => visitor('three').hold(11)).toThrow(full);
    expect(lines).toEqual(['bodies.budget-reached']);
    clock.advance({ seconds: 19 });
    expect(() => visitor('three').hold(11)).toThrow(full);
    expect(lines).toEqual(['bodies.budget-reached']);
  });
});
