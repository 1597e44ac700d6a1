import { call } from '../calls/call.ts';
import { messageReceived, messageSubmission } from './messages.ts';

export const sendMessage = call({
  name: 'sendMessage',
  method: 'post',
  path: '/messages',
  may: 'anyone',
  body: messageSubmission,
  answer: messageReceived,
});
