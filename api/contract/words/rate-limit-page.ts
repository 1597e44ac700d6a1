import { part } from './message.ts';

export const rateLimitPage = part('refused', {
  formTitle: 'Your form was not sent',
  formLead: 'Many forms have come from your internet connection. Please send yours again in {wait}.',
  formAdvice:
    'Your browser still has your words. Press its Back button to return to them, and send the form again in {wait}. If your browser asks whether to send the form again, you can say yes. Photos may have to be chosen again.',
  callUs: 'If you cannot wait, please {ringShops}.',
  ringShops: 'ring one of our shops',
  pageTitle: 'Please wait a moment',
  pageLead: 'Many pages were asked for from your internet connection at once. Please reload this page in {wait}.',
  seconds: { one: '{count} second', other: '{count} seconds' },
  minutes: '{count} minutes',
});
