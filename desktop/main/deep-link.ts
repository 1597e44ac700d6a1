import { DEEP_LINK_SCHEME } from '../bridge.ts';

const screens = { testimonials: '/admin/testimonials', donations: '/admin/donations' } as const;
const LINK = new RegExp(`^${DEEP_LINK_SCHEME}://(testimonials|donations)/([A-Za-z0-9_-]{22})/?$`);

/** The path of the screen that shows one item. */
export const pathOf = (kind: keyof typeof screens, id: string): string => `${screens[kind]}?item=${id}`;

/** The path that a deep link among the words of a command line asks for; anything but a known form is no link. */
export const deepLinkPath = (words: readonly string[]): string | null => {
  for (const word of words) {
    const [, kind, id] = LINK.exec(word) ?? [];
    if ((kind === 'testimonials' || kind === 'donations') && id) return pathOf(kind, id);
  }
  return null;
};
