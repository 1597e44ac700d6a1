import { html } from 'hono/html';
import { roundedWait } from '#contract/calls/retry-sentences.ts';
import { addressIn, type Language, splitLanguage } from '#contract/languages/languages.ts';
import type { PageWords } from '#contract/words/page-words.ts';
import { rateLimitPage } from '#contract/words/rate-limit-page.ts';
import type { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { statusOf } from '../http/problems.ts';
import type { HeaderSet } from '../http/security-headers.ts';
import { pageWordsIn } from '../languages/page-words.ts';
import { sayIn } from '../languages/say.ts';
import { isLanguageOn } from '../settings/languages.ts';
import type { AssetNames } from './assets.ts';
import { type Notice, noticeDocument } from './html-documents.ts';

interface Speech {
  language: Language | undefined;
  words: PageWords | null;
}

/** English unless every sentence of the document has been checked. */
const speechOf = async (deps: Pick<Deps, 'store'>, path: string): Promise<Speech> => {
  const { language } = splitLanguage(path);
  const words = isLanguageOn(deps, language) ? await pageWordsIn(deps, language) : null;
  const isChecked = Object.values(rateLimitPage).every(({ id }) => words?.[id] !== undefined);
  return isChecked ? { language, words } : { language: undefined, words: null };
};

const LINK_MARK = '\uE000';

const callUs = ({ language, words }: Speech) => {
  const [before, after] = sayIn(language, words, rateLimitPage.callUs, { ringShops: LINK_MARK }).split(LINK_MARK);
  const address = addressIn(language, '/about/our-shops');
  return html`<p class="mt-md">${before}<a href="${address}">${sayIn(language, words, rateLimitPage.ringShops)}</a>${after}</p>`;
};

/** The browser keeps what was typed, as the page of the form may be cached. */
const forForm = (speech: Speech, wait: string): Notice => {
  const { language, words } = speech;
  return {
    language,
    title: sayIn(language, words, rateLimitPage.formTitle),
    sentence: sayIn(language, words, rateLimitPage.formLead, { wait }),
    advice: html`<p class="mt-md">${sayIn(language, words, rateLimitPage.formAdvice, { wait })}</p>
${callUs(speech)}`,
  };
};

const forPage = ({ language, words }: Speech, wait: string): Notice => ({
  language,
  title: sayIn(language, words, rateLimitPage.pageTitle),
  sentence: sayIn(language, words, rateLimitPage.pageLead, { wait }),
  advice: '',
});

interface RefusalParts {
  assets: AssetNames;
  headers: HeaderSet;
  path: string;
}

export const refusal = async (
  deps: Pick<Deps, 'store'>,
  failure: Failure,
  of: 'form' | 'page',
  { assets, headers, path }: RefusalParts,
): Promise<Response> => {
  const seconds = failure.retryAfter ?? 60;
  const { unit, count } = roundedWait(seconds);
  const speech = await speechOf(deps, path);
  const wait = sayIn(speech.language, speech.words, rateLimitPage[unit], { count });
  const notice = (of === 'form' ? forForm : forPage)(speech, wait);
  return new Response(await noticeDocument(notice, assets), {
    status: statusOf[failure.code],
    headers: { ...headers, 'cache-control': 'no-store', 'retry-after': String(seconds) },
  });
};
