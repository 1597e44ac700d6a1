import { APP_ORIGIN } from '#contract/desktop/desktop-shell.ts';
import { UNATTENDED_HEADER } from '#contract/people/people.ts';
import type { ServerProfile, ServerStatus } from '../../bridge/shell-state.ts';
import {
  NOTHING_PENDING,
  type PendingCounts,
  type SubmissionNotice,
  watchNewSubmissions,
} from '../notifications/new-submissions.ts';
import { watchConcerns } from '../notifications/watch-concerns.ts';
import { openServerClient, type ServerClient, type ServerClientDeps } from '../server-client.ts';

export interface LiveServerDeps extends ServerClientDeps {
  notify(notice: SubmissionNotice): void;
}

export interface LiveServer {
  readonly client: ServerClient;
  counts(): PendingCounts;
  read(path: string): Promise<unknown>;
  sync(): Promise<void>;
  status(profile: ServerProfile): ServerStatus;
}

export const openLiveServer = async (deps: LiveServerDeps, url: string): Promise<LiveServer> => {
  let client: ServerClient | null = null;
  let personId: string | null = null;
  let counts = NOTHING_PENDING;

  const read = async (path: string): Promise<unknown> => {
    const headers = { [UNATTENDED_HEADER]: '1' };
    const response = await client?.handle(new Request(APP_ORIGIN + path, { headers }));
    // A network that asks its guests to sign in answers with a page of its own.
    return response?.ok ? response.json().catch(() => null) : null;
  };
  const concerns = watchConcerns({ read, notify: deps.notify });
  const submissions = watchNewSubmissions({
    ...{ read, setTimer: deps.setTimer, notify: deps.notify, onNew: deps.onServerChange },
    alsoCheck: concerns.check,
    setCount(next) {
      counts = next;
      deps.onChange();
    },
  });
  const followPerson = () => {
    const id = client?.state().user?.id ?? null;
    if (id === personId) return;
    personId = id;
    submissions.reset();
    concerns.reset();
    if (id) void submissions.check();
  };
  const changed = () => {
    followPerson();
    deps.onChange();
  };
  const opened = await openServerClient({ ...deps, onChange: changed }, url);
  client = {
    ...opened,
    async close() {
      submissions.reset();
      concerns.reset();
      await opened.close();
    },
  };
  followPerson();
  return {
    ...{ client, read, counts: () => counts },
    async sync() {
      await opened.sync();
      if (opened.state().user) await submissions.check();
    },
    status({ name }) {
      const { user, online, queueLocked } = opened.state();
      const waiting = counts.testimonials + counts.donations;
      return { name, url, user, online, unsent: opened.unsent(), isLocked: queueLocked, waiting };
    },
  };
};
