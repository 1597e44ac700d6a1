import type { Reasons } from './report.ts';

/** What is known of goals that were missed. */
export const REASONS: Reasons = {
  'durable create, one writer, against':
    'SQLite is called on the event loop itself and returns when the disk has the record, so that nothing else is served ' +
    'meanwhile. A create here goes through a thread of the pool and back, which costs about 0.1 ms, and blocks nobody.',
  'durable creates, 32 writers, against':
    'SQLite is given ready rows in one call. A create here checks the record by its schema (about 8 µs), writes it as JSON ' +
    '(4 µs), keeps indexes for search and wakes its writer; 32 of them take longer than the one write to the disk.',
  'approved list':
    'A kept answer takes one look into a map and one write. What is left beside the bare server are the 13 header lines ' +
    '(content policy, ETag and the like), which Node checks and writes for each answer, more bytes to send, and a young heap of 1 MB, kept so small for ' +
    'the memory goal, which is swept more often than the 16 MB of the bare servers.',
  'approved list at':
    'The answer is the same kept one; with more records V8 has a larger heap to look through for garbage.',
  'home page against': 'The page is kept as well; sending some ten kilobytes takes longer than sending two words.',
  'photo work':
    'The picture worker runs at the lowest priority on the second core, which the load of this measurement uses, too.',
  'automatic review':
    'It is the worst single figure of all texts, so that other work on the machine shows in it at once.',
  'start with':
    'Nearly all of it is reading JSON and building the indexes; all records are checked before the first answer.',
  memory: 'Node itself takes some 45 MB, the code of the product 25 MB, and a record with its indexes about 2 KB.',
};
