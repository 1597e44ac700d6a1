import type { StoredPost } from '#contract/blogs/blogs.ts';
import type { StoredPostRevision } from '#contract/blogs/post-revisions.ts';
import type { StoredComment } from '#contract/comments/comments.ts';
import { dateAndTime, dayName, longDate } from '#contract/dublin.ts';
import { addressIn } from '#contract/languages/languages.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import { emailForm } from '#contract/personal-data/email.ts';
import { requestKinds } from '#contract/privacy/data-request-words.ts';
import { excerpt } from '#contract/text/excerpt.ts';
import { authorName } from '../../identity/author-name.ts';
import { isLanguageOn } from '../../settings/languages.ts';
import { EVERY } from '../../store/collections.ts';
import type { View } from '../../store/store.ts';
import type { Searched } from './searched.ts';

const DETAIL = 120;

const accounts = (data: View): Searched[] =>
  data.people.list('oldest', EVERY).map(({ id, name, email, role, createdAt, disabled }) => ({
    names: [name],
    emails: [email],
    show: () => ({
      kind: 'account',
      id,
      title: `Staff account of ${name}`,
      detail: `${role} since ${longDate(createdAt)}`,
      status: disabled ? 'switched off' : '',
      place: { screen: 'account', id },
    }),
  }));

const comment = (data: View, { id, kind, subjectId, text, by, createdAt }: StoredComment): Searched => ({
  texts: [text],
  show: () => ({
    kind: 'comment',
    id,
    title: excerpt(text, DETAIL),
    detail: `Said by ${authorName(data, by)}, ${longDate(createdAt)}`,
    status: '',
    place: { screen: kind === 'data-request' ? 'request' : kind, id: subjectId },
  }),
});

const mails = (data: View): Searched[] => {
  const byAddress = new Map<string, StoredMail[]>();
  for (const mail of data.mails.list('state', EVERY)) {
    const address = emailForm(mail.to);
    byAddress.set(address, [...(byAddress.get(address) ?? []), mail]);
  }
  return [...byAddress].flatMap(([address, [latest, ...earlier]]) =>
    latest
      ? {
          emails: [address],
          show: () => ({
            kind: 'mails' as const,
            id: latest.id,
            title: earlier.length > 0 ? `${earlier.length + 1} mails to ${latest.to}` : `A mail to ${latest.to}`,
            detail: `Last on ${longDate(latest.createdAt)}`,
            status: '',
            place: { screen: 'mail' as const, id: latest.id },
          }),
        }
      : [],
  );
};

const requests = (data: View): Searched[] =>
  data.dataRequests
    .list('every', EVERY)
    .map(({ id, number, kind, name, email, phone, address, receivedOn, closedAt }) => ({
      names: [name],
      emails: [email],
      phones: [phone],
      texts: [address],
      show: () => ({
        kind: 'request',
        id,
        title: `Data request ${number} by ${name}`,
        detail: `${requestKinds[kind].label}, ${longDate(receivedOn)}`,
        status: closedAt ? 'closed' : 'open',
        place: { screen: 'request', id },
      }),
    }));

const runs = (data: View): Searched[] =>
  data.runs.list('date', EVERY).flatMap(({ id, date, van, stops }) => {
    const notes = stops.flatMap(({ note }) => note ?? []);
    return notes.length === 0
      ? []
      : {
          texts: notes,
          show: () => ({
            kind: 'run' as const,
            id,
            title: `Notes of the driver, ${dayName(date)}`,
            detail: van,
            status: '',
            place: { screen: 'run' as const, id },
          }),
        };
  });

const postSearched = (post: StoredPost, words: StoredPost | StoredPostRevision, detail: string): Searched => ({
  texts: [words.title, words.excerpt, words.body, words.coverAlt],
  show: () => ({
    kind: 'post',
    id: words.id,
    title: words.title || 'A post without a title',
    detail,
    status: post.status,
    place: { screen: 'post', id: post.id },
  }),
});

const posts = (data: View): Searched[] => {
  const all = data.posts.list('newest', EVERY);
  const earlier = all.flatMap((post) =>
    data.postRevisions
      .list('post', post.id)
      .map((version) => postSearched(post, version, `Blog post, its version of ${dateAndTime(version.at)}`)),
  );
  return [...all.map((post) => postSearched(post, post, 'Blog post')), ...earlier];
};

const texts = (data: View): Searched[] =>
  data.textContainers.list('oldest', EVERY).map(({ id, content, relativeUrl, language }) => ({
    texts: [content],
    show: () => ({
      kind: 'text',
      id,
      title: excerpt(content, DETAIL),
      detail: `A text of the page ${addressIn(language, relativeUrl)}`,
      status: '',
      place: {
        screen: isLanguageOn({ store: { data } }, language) ? 'page' : 'texts',
        id: addressIn(language, relativeUrl),
      },
    }),
  }));

export const othersOf = (data: View): (() => Iterable<Searched>)[] => [
  () => accounts(data),
  () => data.comments.list('every', EVERY).map((one) => comment(data, one)),
  () => mails(data),
  () => requests(data),
  () => runs(data),
  () => posts(data),
  () => texts(data),
];
