import { splitLanguage } from '#contract/languages/languages.ts';
import type { Match, RecordKind, RecordPlace } from '#contract/privacy/personal-records.ts';
import { mayDo, type Role } from '#contract/roles.ts';
import { mayOpenAddress } from '../../settings/setting-sections.ts';

export const kindNames: Record<RecordKind, string> = {
  donation: 'Donations',
  testimonial: 'Testimonials',
  message: 'Messages',
  account: 'Staff accounts',
  comment: 'Comments of colleagues',
  mails: 'Mails',
  request: 'Other data requests',
  run: 'Notes of drivers',
  post: 'Blog posts',
  text: 'Texts of the website',
};

const matchNames: Record<Match, string> = { email: 'email', phone: 'phone', name: 'name', words: 'words' };

export const matchWords = (by: readonly Match[]): string => `found by ${by.map((one) => matchNames[one]).join(', ')}`;

const screens: Record<Exclude<RecordPlace['screen'], 'page' | 'texts'>, (id: string) => string> = {
  donation: (id) => `/admin/donations?tab=all&item=${id}`,
  testimonial: (id) => `/admin/testimonials?tab=all&item=${id}`,
  message: (id) => `/admin/messages?message=${id}`,
  account: () => '/admin/settings?section=people',
  mail: () => '/admin/mail',
  quarantine: () => '/admin/quarantine',
  run: (id) => `/admin/runs/${id}`,
  post: (id) => `/admin/blogs/${id}`,
  request: (id) => `/admin/privacy/requests/${id}`,
};

const textsOf = (address: string): string => {
  const { language = '', path } = splitLanguage(address);
  return `/admin/content?language=${language}&on=${encodeURIComponent(path)}`;
};

/** Returns the screen on which a role opens a record; null for a page of the website. */
export const screenOf = ({ screen, id }: RecordPlace, role: Role): string | null => {
  if (screen === 'page') return null;
  const to = screen === 'texts' ? textsOf(id) : screens[screen](encodeURIComponent(id));
  // Who changes the words of mails alone finds no list of them there.
  const isOpen = screen === 'mail' ? mayDo(role, 'connections') : mayOpenAddress(role, to);
  return isOpen ? to : null;
};
