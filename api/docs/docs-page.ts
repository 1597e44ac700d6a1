import { html } from 'hono/html';
import { isFileAnswer } from '#contract/calls/call.ts';
import { rolesThatMay } from '#contract/roles.ts';
import type { Route } from '../http/route.ts';
import { failuresOf } from './failures.ts';
import { jsonSchema, type Schema } from './json-schema.ts';

const whoMay = ({ may }: Route): string => {
  if (may === 'anyone') return 'anyone';
  return may === 'signed-in' ? 'everybody who is signed in' : rolesThatMay(may).join(', ');
};

const schemaText = (schema: Schema, io: 'input' | 'output'): string => JSON.stringify(jsonSchema(schema, io), null, 2);

const part = (title: string, schema: Schema | null | undefined, io: 'input' | 'output') =>
  schema ? html`<details><summary>${title}</summary><pre tabindex="0">${schemaText(schema, io)}</pre></details>` : '';

const call = (route: Route) => html`
  <article>
    <h3><code>${route.method.toUpperCase()} /api${route.path}</code></h3>
    <p>${route.summary}. <em>For ${whoMay(route)}${route.scope ? html`, and API tokens with <code>${route.scope}</code>` : ''}.</em></p>
    <p><code>${route.name}</code>, fails with ${Object.keys(failuresOf(route)).join(', ')}.</p>
    ${part('Address parameters', route.query, 'input')}
    ${part(route.files ? `Form fields, with files: ${Object.keys(route.files).join(', ')}` : 'Body', route.body, 'input')}
    ${route.answer && isFileAnswer(route.answer) ? html`<p>Answers <code>${route.answer.contentType}</code>.</p>` : part('Answer', route.answer, 'output')}
  </article>`;

export const docsPage = (routes: readonly Route[], version: string) => {
  const tags = [...new Set(routes.map((route) => route.tag))];
  return html`<!doctype html>
    <html lang="en-IE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API of the charity portal</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main>
          <h1>API of the charity portal, version ${version}</h1>
          <p>
            Made from the schemas that check the calls. Also as <a href="/api/openapi.json">OpenAPI 3.1</a>. Staff calls
            carry <code>Authorization: Bearer</code> and the token that <code>POST /api/auth/login</code> gives; other programs
            carry an API token, which administrators create under Settings. Errors are
            <code>{ "code", "message", "fields"? }</code>. Dates are ISO 8601 in UTC.
          </p>
          <nav aria-label="Subjects"><ul>${tags.map((tag) => html`<li><a href="#${encodeURIComponent(tag)}">${tag}</a></li>`)}</ul></nav>
          ${tags.map(
            (tag) =>
              html`<section id="${encodeURIComponent(tag)}"><h2>${tag}</h2>${routes.filter((route) => route.tag === tag).map(call)}</section>`,
          )}
        </main>
      </body>
    </html>`;
};
