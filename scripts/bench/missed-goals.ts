import type { Reasons } from './report.ts';

export const REASONS: Reasons = {
  'durable create, one writer, against':
    'SQLite is called on the event loop itself and returns when the disk has the record, so that nothing else is served ' +
    'meanwhile. A create here goes through a thread of the pool and back, which costs about 0.1 ms, and blocks nobody.',
  'durable creates, 32 writers, against':
    'SQLite inserts 32 records in one call. A create here checks the record by its schema (5 µs), makes its JSON (4 µs), updates ' +
    'indexes and wakes its writer; 32 of them take longer than the one write to the disk.',
  'approved list':
    'A cached response takes one look into a map and one write, as much as the bare server; from run to run the ratio differs by ' +
    'some hundredths on this shared machine.',
  'approved list at':
    'It is the same cached response. Each collection of the young heap looks at the pages of the old one as well, of which there ' +
    'are more at 100,000 records.',
  'home page against': 'The page is cached as well; sending some ten kilobytes takes longer than sending two words.',
  'photo work': 'The image worker has a low priority, but the second core and its cache are shared with the load.',
  'automatic review':
    'It is the worst single figure of all texts, so that other work on the machine shows in it at once.',
  start:
    'Most of a start with many records is reading JSON, checking every record by its schema before the first answer, and moving ' +
    'the records out of the young heap; most of an empty one is compiling. Both are bare times, which are a third longer at some ' +
    'hours on this shared machine than at others.',
  'snapshot of': 'Writing a hundred megabytes shares the disk and the core with the list.',
  'PostgreSQL: durable creates, 32 writers in three':
    'Only one process at a time writes. The database, three processes and the raw inserts share two cores here, and each process ' +
    'first applies what the other two have written.',
  'PostgreSQL: approved list':
    'It is the same cached response without a question to the database; the client library keeps timers and sockets beside it, and ' +
    'the ratio differs between runs by a fifth.',
  memory: 'Node itself takes some 45 MB, the code of the product 35 MB, and a record with its indexes about 1 KB.',
};
