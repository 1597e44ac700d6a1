import { call, eventStream } from '../calls/call.ts';

export const streamEvents = call({
  name: 'streamEvents',
  method: 'get',
  path: '/events',
  may: 'signed-in',
  answer: eventStream,
});
