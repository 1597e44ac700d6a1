import * as z from 'zod/mini';

export const roles = ['Administrator', 'Manager', 'Editor', 'Volunteer', 'Driver'] as const;
export const role = z.enum(roles, 'Please choose a role');
export type Role = z.infer<typeof role>;

const management = ['Administrator', 'Manager'] as const;
const desk = [...management, 'Volunteer'] as const;
const publishers = [...management, 'Editor'] as const;

const rolesByPermission = {
  decide: desk,
  plan: desk,
  drive: [...desk, 'Driver'],
  publish: publishers,
  'edit-pages': publishers,
  export: management,
  delete: management,
  analytics: [...publishers, 'Volunteer'],
  settings: management,
  privacy: management,
  people: ['Administrator'],
  security: ['Administrator'],
  connections: ['Administrator'],
  audit: ['Administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rolesByPermission;
export const permissions = Object.keys(rolesByPermission) as readonly Permission[];

export type May = 'anyone' | 'signed-in' | Permission;

export interface Granted {
  volunteersExport?: boolean | undefined;
}

export const dependsOnSettings = (role: Role, may: May): boolean => may === 'export' && role === 'Volunteer';

/** An unknown role may do nothing. */
export const mayDo = (role: Role, may: May, granted: Granted = {}): boolean => {
  if (!roles.includes(role)) return false;
  if (may === 'anyone' || may === 'signed-in') return true;
  const allowed: readonly Role[] = rolesByPermission[may];
  return allowed.includes(role) || (dependsOnSettings(role, may) && granted.volunteersExport === true);
};

export const permissionsOf = (role: Role): readonly Permission[] =>
  permissions.filter((permission) => mayDo(role, permission));

export const rolesThatMay = (may: May): readonly Role[] => roles.filter((role) => mayDo(role, may));

export const isMay = (value: string): value is May =>
  value === 'anyone' || value === 'signed-in' || Object.hasOwn(rolesByPermission, value);

export const FIRST_ROLE: Role = 'Administrator';
export const API_TOKEN_ROLE: Role = 'Volunteer';
