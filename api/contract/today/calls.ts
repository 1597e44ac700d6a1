import { call } from '../calls/call.ts';
import { today } from './today.ts';

export const readToday = call({ name: 'readToday', method: 'get', path: '/today', may: 'signed-in', answer: today });
