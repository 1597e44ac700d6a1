import type { Failure } from '../core/failure.ts';
import { waitInWords } from '../core/wait-in-words.ts';
import { statusOf } from '../http/problems.ts';
import type { HeaderSet } from '../http/security-headers.ts';
import type { AssetNames } from './assets.ts';
import { noticeDocument } from './html-documents.ts';

const CALL_US = '<p class="mt-md">If you cannot wait, please <a href="/our-shops">ring one of our shops</a>.</p>';

/** The words for a form that is refused unread. The browser keeps what was typed: the page of the form may be cached. */
const forForm = (wait: string) => ({
  title: 'Your form was not sent',
  sentence: `Many forms have come from your internet connection. Please send yours again in ${wait}.`,
  advice: `<p class="mt-md">Your browser still has your words. Press its Back button to return to them, and send the form again in ${wait}. If your browser asks whether to send the form again, you can say yes. Photos may have to be chosen again.</p>
${CALL_US}`,
});

const forPage = (wait: string) => ({
  title: 'Please wait a moment',
  sentence: `Many pages were asked for from your internet connection at once. Please reload this page in ${wait}.`,
  advice: '',
});

/** Answers what a rate limit has refused, at next to no cost: nothing is read or rendered. */
export const refusal = async (
  failure: Failure,
  of: 'form' | 'page',
  { assets, headers }: { assets: AssetNames; headers: HeaderSet },
): Promise<Response> => {
  const seconds = failure.retryAfter ?? 60;
  const words = of === 'form' ? forForm(waitInWords(seconds)) : forPage(waitInWords(seconds));
  return new Response(await noticeDocument(words, assets), {
    status: statusOf[failure.code],
    headers: { ...headers, 'cache-control': 'no-store', 'retry-after': String(seconds) },
  });
};
