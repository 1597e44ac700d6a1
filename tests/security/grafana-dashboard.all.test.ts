import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProduct } from '../support/product.ts';
import { parsePrometheus } from '../support/prometheus-text.ts';

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; legendFormat: string }[];
}

const dashboard = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/operations/grafana-dashboard.json'), 'utf8'),
) as { panels: Panel[]; templating: { list: { name: string; definition: string }[] } };
const queries = [
  ...dashboard.panels.flatMap(({ targets }) => targets?.map(({ expr }) => expr) ?? []),
  ...dashboard.templating.list.map(({ definition }) => definition),
];
/** The metrics that a query names, with the labels that it asks of each. */
const namedIn = (query: string) =>
  [...query.matchAll(/\b((?:portal|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', labels = '']) => ({
    name,
    labels: [...labels.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, label = '']) => label),
  }));
/** What Prometheus itself puts on every series. */
const FROM_PROMETHEUS = ['job', 'instance'];
/** Told by event once there is one. */
const WITHOUT_SERIES = { portal_logged_problems_total: ['event'] };

it('the Grafana dashboard names only metrics and labels that the server tells, and leaves none of its own out', async () => {
  const product = await startProduct({ METRICS_TOKEN: 'for-the-dashboard' });
  await product.page('/');
  let told = parsePrometheus('\n');
  const readAll = async () => {
    const { text } = await product.get('/metrics', { authorization: 'Bearer for-the-dashboard' });
    told = parsePrometheus(text);
    return [...told].filter(([, { samples }]) => samples.length === 0).map(([name]) => name);
  };
  // The delay of the event loop is known a moment after the reading before; problems are only told once there are some.
  await expect.poll(readAll).toEqual(['portal_logged_problems_total']);
  const labelsOf = new Map<string, Set<string>>();
  for (const [name, { type, samples }] of told) {
    const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
    for (const each of names) labelsOf.set(each, new Set(FROM_PROMETHEUS));
    for (const { name: series, labels } of samples)
      for (const label of Object.keys(labels)) labelsOf.get(series)?.add(label);
  }
  for (const [name, labels] of Object.entries(WITHOUT_SERIES))
    for (const label of labels) labelsOf.get(name)?.add(label);
  const named = queries.flatMap(namedIn);
  expect(named.length).toBeGreaterThan(30);
  for (const { name, labels } of named) {
    expect([...labelsOf.keys()]).toContain(name);
    for (const label of labels) expect([...(labelsOf.get(name) ?? [])], name).toContain(label);
  }
  const shown = new Set(named.map(({ name }) => name.replace(/_(bucket|sum|count)$/, '')));
  expect([...told.keys()].filter((name) => !shown.has(name))).toEqual([]);
  await product.close();
});

it('the Grafana dashboard has panels that lie beside each other, each with a name of its own', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
});

it('the Grafana dashboard asks for rates only of what counts', () => {
  for (const query of queries) {
    for (const [, name = ''] of query.matchAll(/(?:rate|increase)\((\w+)/g))
      expect(name).toMatch(/_(total|sum|count|bucket)$/);
    expect(query.split('(').length, query).toBe(query.split(')').length);
  }
});
