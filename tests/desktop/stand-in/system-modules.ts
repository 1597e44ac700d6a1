import { EventEmitter } from 'node:events';
import type { NotificationConstructorOptions } from 'electron';
import { emitter, NotInStandIn, needReady, throwOnUnknown } from './state.ts';

/** A call that would reach the system: tests replace it by a recorder; an unexpected call fails the test. */
const unexpected = (name: string) => async (): Promise<never> => {
  throw new NotInStandIn(`${name}: put a recorder in its place`);
};

export class Notification extends EventEmitter {
  readonly title: string;
  readonly body: string;
  constructor({ title = '', body = '' }: NotificationConstructorOptions = {}) {
    super();
    this.title = title;
    this.body = body;
  }
  static isSupported(): boolean {
    return true;
  }
  show(): void {
    needReady('Notification');
    throw new NotInStandIn('Notification.show: put a recorder in its place');
  }
}

export const dialog = throwOnUnknown('dialog', { showMessageBox: unexpected('dialog.showMessageBox') });
export const shell = throwOnUnknown('shell', {
  openExternal: unexpected('shell.openExternal'),
  openPath: unexpected('shell.openPath'),
});

const workArea = { x: 0, y: 0, width: 1920, height: 1040 };
export const screen = throwOnUnknown(
  'screen',
  Object.assign(emitter(), { getAllDisplays: () => [{ id: 1, workArea }] }),
);
export const nativeTheme = throwOnUnknown('nativeTheme', Object.assign(emitter(), { shouldUseDarkColors: false }));
export const powerMonitor = throwOnUnknown('powerMonitor', emitter());
export const crashReporter = throwOnUnknown('crashReporter', { start: () => {} });
export const nativeImage = throwOnUnknown('nativeImage', {});
