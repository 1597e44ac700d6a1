import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { route } from '#api/http/route.ts';
import { type Call, call } from '#contract/calls/call.ts';
import { FIRST_SCREEN, mayOpen } from '#contract/pages/admin-screens.ts';
import { permissionLabels } from '#contract/people/permission-labels.ts';
import { mayDo, type Permission, permissions, permissionsOf, type Role, roles } from '#contract/roles.ts';

const TABLE = 'api/contract/roles.ts';
/** Where the word is a label or a name, and no role. */
const LABELS: readonly string[] = [
  'api/people/first-administrator.ts',
  'api/runs/csv.ts',
  'site/admin/collect/runs/RunDialog.tsx',
  'api/contract/words/pages.ts',
];
/** The demo makes people with roles. */
const MADE_UP = 'api/demo/';

describe('the table of roles', () => {
  it('is the only place of the product that names a role', () => {
    const quoted = new RegExp(`(['"\`])(?:${roles.join('|')})\\1`);
    const files = ['api', 'site', 'desktop']
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
      .filter((file) => /\.tsx?$/.test(file) && file !== TABLE && !LABELS.includes(file) && !file.startsWith(MADE_UP));
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => quoted.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each<[Role, Permission[]]>([
    ['Administrator', [...permissions]],
    ['Manager', permissions.filter((one) => !['people', 'security', 'connections', 'audit'].includes(one))],
    ['Editor', ['publish', 'edit-pages', 'analytics']],
    ['Volunteer', ['decide', 'plan', 'drive', 'analytics']],
    ['Driver', ['drive']],
  ])('gives the role %s what the product says', (role, may) => {
    expect(permissionsOf(role)).toEqual(may);
  });

  it('gives volunteers exports where the settings say so, and nobody else anything more', () => {
    for (const role of roles) {
      const more = permissions.filter((one) => mayDo(role, one, { volunteersExport: true }) && !mayDo(role, one));
      expect(more, role).toEqual(role === 'Volunteer' ? ['export'] : []);
    }
  });

  it('lets a role that it does not know do nothing', () => {
    for (const may of [...permissions, 'signed-in', 'anyone'] as const) expect(mayDo('Boss' as Role, may)).toBe(false);
  });

  it('has words for every permission, and a first screen that every role opens', () => {
    expect(Object.keys(permissionLabels)).toEqual(permissions);
    expect(roles.filter((role) => mayOpen(role, FIRST_SCREEN))).toEqual(roles);
  });
});

describe('a call', () => {
  it('without a permission of the table stops the start', () => {
    const forNobody = { name: 'sweep', method: 'get', path: '/sweep', may: 'sweep', answer: null } as unknown as Call;
    const handling = { tag: 'Server', summary: 'Sweep', handle: () => undefined };
    expect(() => route(forNobody, handling)).toThrow('sweep names no permission of the table: sweep');
    expect(route(call({ ...forNobody, may: 'decide' }), handling).may).toBe('decide');
  });

  it('has a name and an address of its own', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
    expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length);
  });
});
