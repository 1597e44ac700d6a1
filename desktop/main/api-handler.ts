import { type Connection, Unreachable } from './connection.ts';
import { type DecideDeps, decide } from './decide.ts';
import { decisionOf } from './decision.ts';
import { jsonAnswer, offlineAnswer, problem } from './problem.ts';
import { withDecisions } from './rows.ts';
import { LOGOUT, type openSignOut, withoutToken } from './sign-in.ts';

export interface ApiDeps extends DecideDeps {
  connection: Connection;
  signOut: Awaited<ReturnType<typeof openSignOut>>;
}

const PASSED_ON = ['accept', 'content-type', 'last-event-id'];
const PASSED_BACK = ['content-type', 'content-disposition', 'retry-after'];
const IS_SAVED = /^\/api\/(?!auth\/|media\/|health|openapi|docs|events)/;

const pick = (headers: Headers, names: readonly string[]) => {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
};

const passBack = (answer: Response): Response => {
  const headers = pick(answer.headers, PASSED_BACK);
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(answer.body, { status: answer.status, headers });
};

const waiting = ({ session, queue }: ApiDeps) =>
  queue.of(session.user()?.id ?? '').filter((entry) => entry.state === 'waiting');

const fromSaved = (deps: ApiDeps, path: string): Response => {
  const saved = deps.saved.get(path);
  return saved ? jsonAnswer(withDecisions(path, saved.body, waiting(deps))) : offlineAnswer();
};

/** Reads; a JSON answer is saved for the time without a connection, and comes from there when there is none. */
const read = async (deps: ApiDeps, path: string, init: RequestInit): Promise<Response> => {
  const isSaved = IS_SAVED.test(path);
  if (isSaved && !deps.online()) return fromSaved(deps, path);
  try {
    const answer = await deps.caller.call(path, init);
    const isJson = answer.headers.get('content-type')?.includes('json');
    if (!isSaved || !answer.ok || !isJson) return passBack(answer);
    const body = await answer.text();
    deps.saved.put({ path, body, at: deps.now().toISOString() });
    return jsonAnswer(withDecisions(path, body, waiting(deps)));
  } catch (error) {
    if (error instanceof Unreachable && isSaved) return fromSaved(deps, path);
    throw error;
  }
};

const write = async (deps: ApiDeps, path: string, request: Request, init: RequestInit): Promise<Response> => {
  if (path === LOGOUT) {
    await deps.signOut.signOut();
    return new Response(null, { status: 204 });
  }
  const body = await request.arrayBuffer();
  const sent = { ...init, body: body.byteLength > 0 ? body : null };
  const isJson = request.headers.get('content-type')?.includes('json');
  const decision = isJson ? decisionOf(request.method, path, new TextDecoder().decode(body)) : null;
  if (decision) return decide(deps, decision);
  return passBack(await withoutToken(deps.session, await deps.caller.call(path, sent)));
};

/** Answers what the interface asks of `/api`: from the server, with the token; without a connection from what was saved. */
export const answerApi = async (deps: ApiDeps, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const path = url.pathname + url.search;
  const init = { method: request.method, headers: pick(request.headers, PASSED_ON), signal: request.signal };
  try {
    if (request.method === 'GET' || request.method === 'HEAD') return await read(deps, path, init);
    return await write(deps, path, request, init);
  } catch (error) {
    if (error instanceof Unreachable) return offlineAnswer();
    if (request.signal.aborted) return problem(503, 'unavailable', 'The call was given up.');
    throw error;
  }
};
