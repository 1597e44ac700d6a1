import type { Context } from 'hono';
import * as z from 'zod/mini';
import { isFileAnswer } from '#contract/calls/call.ts';
import { IDEMPOTENCY_HEADER } from '#contract/calls/sent-once.ts';
import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import { UNATTENDED_HEADER } from '#contract/people/people.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Sender } from '../images/images.ts';
import type { CollectionName } from '../store/collections.ts';
import { authenticate, authorise, bearerOf } from './authenticate.ts';
import { authenticateToken, looksLikeApiToken } from './authenticate-token.ts';
import { readJson } from './body.ts';
import type { Responses } from './cache/responses.ts';
import { createCachedResponse } from './cache/variants.ts';
import { type Client, clientOf } from './client.ts';
import { clientAddress } from './client-address.ts';
import type { Deps } from './deps.ts';
import { asTyped, readMultipart } from './multipart.ts';
import { parse } from './parse.ts';
import { isEssential, type Route } from './route.ts';
import { uploadAdmission } from './upload-admission.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const FORM_MAX_FIELD_BYTES = 64 * 1024;

const toText = (route: Route, result: unknown): string =>
  JSON.stringify(route.answer && !isFileAnswer(route.answer) ? z.parse(route.answer, result) : null);

/** Never cached, and without a body for HEAD. */
const sendRaw = async (answer: Response, method: string): Promise<Response> => {
  answer.headers.set('cache-control', 'no-store');
  if (method === 'HEAD') await answer.body?.cancel();
  return answer;
};

const queryOf = (route: Route, request: Request): unknown => {
  const raw = Object.fromEntries(new URL(request.url).searchParams);
  return route.query ? parse(route.query, raw) : undefined;
};

const fieldsOf = (route: Route, fields: Record<string, string[]>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, sent]) => {
      const values = sent.map(asTyped);
      return [name, route.repeated?.includes(name) ? values : values.at(-1)];
    }),
  );

const actorOf = async (deps: Deps, route: Route, request: Request): Promise<Actor | null> => {
  if (route.may === 'anyone') {
    // Only what everybody reads may be a moment older than what another process has acknowledged.
    if (!route.invalidatedBy) await deps.store.fresh();
    return null;
  }
  const header = request.headers.get('authorization');
  const token = bearerOf(header);
  if (looksLikeApiToken(token)) return authenticateToken(deps, token, route.scope ?? null);
  const actor = await authenticate(deps, header, request.headers.has(UNATTENDED_HEADER));
  authorise(deps, actor, route);
  return actor;
};

interface Parts {
  body: unknown;
  files: Awaited<ReturnType<typeof readMultipart>>['files'];
  cleanup: () => Promise<void>;
}

const bodyOf = async (
  deps: Deps,
  route: Route,
  request: Request,
  from: Pick<Sender, 'key' | 'isStaff'>,
): Promise<Parts> => {
  const cleanup = async () => {};
  if (!route.files && !route.body) return { body: undefined, files: {}, cleanup };
  const receiving = deps.receivingBodies.begin(from);
  if (route.files) {
    const fileFields = Object.entries(route.files).map(([name, field]) => [
      name,
      { ...field, maxBytes: UPLOAD_MAX_BYTES },
    ]);
    const form = await readMultipart(request, {
      tempDir: deps.policy.tempDir,
      sender: { ...from, signal: request.signal },
      admission: uploadAdmission(deps, from.isStaff ? null : from.key),
      receiving,
      files: Object.fromEntries(fileFields),
      maxFieldBytes: FORM_MAX_FIELD_BYTES,
      maxFields: 40,
    });
    try {
      const fields = fieldsOf(route, form.fields);
      return { body: route.body ? parse(route.body, fields) : fields, files: form.files, cleanup: form.cleanup };
    } catch (error) {
      await form.cleanup();
      throw error;
    }
  }
  const { text, value } = await readJson(request, receiving);
  // Whoever has to sign learns nothing else of what was wrong.
  route.checkBody?.(deps, text, (name) => request.headers.get(name));
  return { body: route.body && parse(route.body, value), files: {}, cleanup };
};

const answerPlain = async (deps: Deps, route: Route, context: Context, actor: Actor | null, address: string) => {
  const request = context.req.raw;
  const query = queryOf(route, request);
  const { body, files, cleanup } = await bodyOf(deps, route, request, {
    key: actor?.id ?? address,
    isStaff: actor !== null,
  });
  try {
    const params = context.req.param() as Record<string, string>;
    const header = (name: string) => request.headers.get(name);
    const headers = new Headers({ 'cache-control': 'no-store' });
    const setCookie = (cookie: string) => headers.append('set-cookie', cookie);
    const result = await route.handle({ deps, params, query, body, files, actor, address, header, setCookie });
    if (result instanceof Response) return await sendRaw(result, request.method);
    if (route.answer === null) return new Response(null, { status: route.status ?? 204, headers });
    headers.set('content-type', JSON_HEADERS['content-type']);
    return new Response(toText(route, result), { status: route.status ?? 200, headers });
  } finally {
    await cleanup();
  }
};

/**
 * Uses only what the call understood of its address, with defaults, in the schema's order, so that unknown parameters and
 * other spellings do not miss the cache. `query` is the parsed one.
 */
const callKey = (path: string, params: Record<string, string>, query: unknown): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const known = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(known).toString();
  return `/api${filled}${search && `?${search}`}`;
};

const answerCached = (
  deps: Deps,
  responses: Responses,
  { invalidatedBy, ...route }: Route & { invalidatedBy: readonly CollectionName[] },
  context: Context,
  client: Client | null,
): Promise<Response> => {
  const request = context.req.raw;
  const query = queryOf(route, request);
  const params = context.req.param() as Record<string, string>;
  const make = async () => {
    const expiresAt = route.expiresAt?.(deps)?.getTime();
    const unused = { body: undefined, files: {}, actor: null, address: '', header: () => null, setCookie: () => {} };
    const result = await route.handle({ deps, params, query, ...unused });
    const more = expiresAt === undefined ? {} : { expiresAt };
    return createCachedResponse(Buffer.from(toText(route, result)), JSON_HEADERS, more);
  };
  return responses.answer(request, client, { key: callKey(route.path, params, query), invalidatedBy, make });
};

export const dispatch = async (
  deps: Deps,
  responses: Responses,
  route: Route,
  context: Context,
  trustProxy: boolean,
): Promise<Response> => {
  const address = clientAddress(context, trustProxy);
  const actor = await actorOf(deps, route, context.req.raw);
  const key = context.req.header(IDEMPOTENCY_HEADER);
  const isRepeat = key !== undefined && route.isRepeat?.(deps, key, context.req.param() as Record<string, string>);
  if (route.limit) await deps.attempts.use(isRepeat ? 'repeat' : route.limit, address);
  if (!isRepeat && !isEssential(route)) await deps.space.checkGrowth();
  const { invalidatedBy } = route;
  if (!invalidatedBy || actor) return answerPlain(deps, route, context, actor, address);
  return answerCached(deps, responses, { ...route, invalidatedBy }, context, clientOf(context, trustProxy));
};
