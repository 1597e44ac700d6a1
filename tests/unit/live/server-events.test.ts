import { expect, test } from 'vitest';
import { createServerEventReader, type ServerEvent } from '#site/client/server-events.ts';

const read = (...chunks: string[]) => {
  const events: ServerEvent[] = [];
  const reader = createServerEventReader((event) => events.push(event));
  for (const chunk of chunks) reader.read(chunk);
  return { events, reader };
};

test('an event has a name, its data and an id', () => {
  const { events, reader } = read('id: run-7\nevent: change\ndata: {"a":1}\n\n');
  expect(events).toEqual([{ name: 'change', data: '{"a":1}' }]);
  expect(reader.lastId()).toBe('run-7');
});

test('an event without a name is a message', () => {
  expect(read('data: hello\n\n').events).toEqual([{ name: 'message', data: 'hello' }]);
});

test('several data lines are one text with line breaks', () => {
  expect(read('data: one\ndata:two\ndata\n\n').events).toEqual([{ name: 'message', data: 'one\ntwo\n' }]);
});

test('a stream may be cut anywhere, also inside a line end', () => {
  const whole = 'event: change\r\ndata: {"word":"déjà"}\r\nid: 9\r\n\r\nevent: resync\r\ndata: {}\r\n\r\n';
  const { events, reader } = read(...whole);
  expect(events).toEqual([
    { name: 'change', data: '{"word":"déjà"}' },
    { name: 'resync', data: '{}' },
  ]);
  expect(reader.lastId()).toBe('9');
});

test('comments and unknown fields are ignored', () => {
  expect(read(': still here\n\ncolour: blue\n\n').events).toEqual([]);
});

test('an id counts only once its event is complete, also one with empty data', () => {
  const reader = createServerEventReader(() => {}, 'run-1');
  reader.read('id: run-2\ndata: half');
  expect(reader.lastId()).toBe('run-1');
  reader.read('\n\n');
  expect(reader.lastId()).toBe('run-2');
  reader.read('id: run-3\ndata\n\n');
  expect(reader.lastId()).toBe('run-3');
  reader.read('data: without an id\n\n');
  expect(reader.lastId()).toBe('run-3');
});

test('an unfinished event of a broken stream is not part of the next one', () => {
  const { events, reader } = read('retry: 3000\n\nid: run-1\ndata: whole\n\nid: run-2\ndata: ha');
  reader.restart();
  reader.read('data: next\n\n');
  expect(events.map(({ data }) => data)).toEqual(['whole', 'next']);
  expect([reader.lastId(), reader.retry()]).toEqual(['run-1', 3000]);
});

test('an incomplete event is not dispatched', () => {
  expect(read('event: change\ndata: {}\n').events).toEqual([]);
});

test('the server says how long to wait, in digits alone', () => {
  const { reader } = read('retry: 3000\n\n');
  expect(reader.retry()).toBe(3000);
  reader.read('retry: soon\n\n');
  expect(reader.retry()).toBe(3000);
});
