import { onTestFinished, vi } from 'vitest';
import type { Clock } from './deps.ts';
import { createLine, type Line } from './fetch-with-failures.ts';
import { type TestApi, testApi } from './test-api.ts';
import { xhrOver } from './xhr-over.ts';

/** The real API in process, with everything in memory, and the line that screens reach it by. */
export interface ScreenApi extends TestApi {
  line: Line;
  /** Does something as if it were then, such as `2026-11-02T09:00:00Z`, or that many minutes ago. */
  at<Result>(time: string | { minutesAgo: number }, act: () => Promise<Result>): Promise<Result>;
}

/** The clock of the screens, which goes on, put forward or back. */
const createScreenClock = (): Clock => {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    set(time) {
      ahead = Date.parse(time) - Date.now();
    },
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
};

/** An API for the screens of one test: until it is over, the browser's ways to call lead there. */
export const screenApi = (overrides: Parameters<typeof testApi>[0] = {}): ScreenApi => {
  const clock = createScreenClock();
  const api = testApi({ clock, ...overrides });
  const line = createLine(api.serve);
  vi.stubGlobal('fetch', line.fetch);
  vi.stubGlobal('XMLHttpRequest', xhrOver(line));
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return {
    ...api,
    line,
    async at(time, act) {
      const seconds =
        typeof time === 'string' ? (Date.parse(time) - clock.now().getTime()) / 1000 : -60 * time.minutesAgo;
      clock.advance({ seconds });
      try {
        return await act();
      } finally {
        clock.advance({ seconds: -seconds });
      }
    },
  };
};
