import { eventStream } from '#contract/calls/call.ts';
import { type LiveChange, mayHear } from '#contract/live/live.ts';
import { mayDo } from '#contract/roles.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { lifeOf } from '../http/session-life.ts';
import type { Actor } from '../identity/interfaces.ts';

const ASK = 'This address sends events as they happen. Please ask for text/event-stream.';
const BEHIND_MAX = 1000;
/** Milliseconds before a screen reconnects. */
const RETRY = 'retry: 3000\n\n';

const isSignedIn =
  ({ store, now }: Pick<Deps, 'store' | 'now'>, actor: Actor) =>
  (): boolean => {
    const session = store.data.sessions.get(actor.sessionId);
    const person = store.data.people.get(actor.id);
    return !!session && lifeOf(session, now()) === 'runs' && person?.disabled === false;
  };

/** Uses the role as it is now, as it may change while the stream is open. */
const maySee =
  ({ store }: Pick<Deps, 'store'>, { id }: Actor) =>
  (change: LiveChange, drivers: readonly (string | null)[]): boolean => {
    const person = store.data.people.get(id);
    if (!person) return false;
    return mayHear(person.role, change.kind) || (drivers.includes(id) && mayDo(person.role, 'drive'));
  };

export const answerEvents = (
  deps: Pick<Deps, 'live' | 'store' | 'now'>,
  actor: Actor,
  header: (name: string) => string | null,
): Response => {
  if (!/\btext\/event-stream\b/i.test(header('accept') ?? '')) throw new Failure('invalid', ASK);
  const encoder = new TextEncoder();
  let stop = () => {};
  let open = true;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): boolean => {
        if (open) controller.enqueue(encoder.encode(text));
        return (controller.desiredSize ?? 0) > -BEHIND_MAX;
      };
      const end = () => {
        if (open) controller.close();
        open = false;
      };
      send(RETRY);
      const listener = {
        personId: actor.id,
        isSignedIn: isSignedIn(deps, actor),
        maySee: maySee(deps, actor),
        send,
        end,
      };
      stop = deps.live.listen(listener, header('last-event-id'));
    },
    cancel() {
      open = false;
      stop();
    },
  });
  const headers = {
    'content-type': eventStream.contentType,
    // Proxies such as nginx buffer responses otherwise.
    'x-accel-buffering': 'no',
    // A connection kept alive for another request would delay the server's end.
    connection: 'close',
  };
  return new Response(stream, { headers });
};
