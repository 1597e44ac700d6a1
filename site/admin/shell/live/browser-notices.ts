import type { ConcernNotice } from '#contract/comments/concern-notices.ts';

/** `missing` for a browser that cannot show notices. */
export type NoticeState = NotificationPermission | 'missing';

export const noticeState = (): NoticeState =>
  typeof Notification === 'undefined' ? 'missing' : Notification.permission;

/**
 * Replaces an earlier notice with the same key.
 * @returns false if the browser shows none.
 */
export const showNotice = ({ key, title, body }: Omit<ConcernNotice, 'path'>, onPress: () => void): boolean => {
  try {
    const shown = new Notification(title, { body, tag: key });
    shown.onclick = () => {
      window.focus();
      onPress();
      shown.close();
    };
    return true;
  } catch {
    // Browsers of phones have the name, and refuse.
    return false;
  }
};
