import type { EventEmitter } from 'node:events';
import type { Session } from './cdp.ts';
import { Preventable } from './state.ts';

/**
 * Answers for a page whose `beforeunload` wants to keep it, as Electron does: no dialog, `will-prevent-unload`, and it stays
 * unless a listener prevents that. Chromium asks only for a page that somebody has used.
 */
export const answerUnload = (page: Session, contents: EventEmitter, onStay: () => void): void =>
  page.on<{ type: string }>('Page.javascriptDialogOpening', ({ type }) => {
    if (type !== 'beforeunload') return;
    const event = new Preventable();
    contents.emit('will-prevent-unload', event);
    const accept = event.defaultPrevented;
    if (!accept) onStay();
    // Playwright may have answered first.
    page.send('Page.handleJavaScriptDialog', { accept }).catch(() => {});
  });
