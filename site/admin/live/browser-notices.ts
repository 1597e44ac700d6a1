import type { ConcernNotice } from '#contract/comments/concern-notices.ts';

/** Whether this browser shows notices of the portal: asked for, refused, or something that it cannot do. */
export type NoticeState = NotificationPermission | 'missing';

export const noticeState = (): NoticeState =>
  typeof Notification === 'undefined' ? 'missing' : Notification.permission;

/** Shows a notice over other windows; a second one with the same key takes its place. @returns false where the browser shows none. */
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
