import * as z from 'zod/mini';
import { mayDo, type Role } from '../roles.ts';

export const secondFactorRules = ['nobody', 'administrators', 'everybody'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

export const idleChoices = [30, 60, 120, 240] as const;

export const securitySettings = z.object({
  secondFactor: z.enum(secondFactorRules, `Please choose among ${secondFactorRules.join(', ')}.`),
  /** Minutes; null for never. */
  idleMinutes: z._default(z.nullable(z.literal(idleChoices, `Please choose among ${idleChoices.join(', ')}.`)), null),
});
export type SecuritySettings = z.infer<typeof securitySettings>;

export const defaultSecuritySettings: SecuritySettings = { secondFactor: 'nobody', idleMinutes: null };

export const needsSecondFactor = ({ secondFactor }: Pick<SecuritySettings, 'secondFactor'>, role: Role): boolean =>
  secondFactor === 'everybody' || (secondFactor === 'administrators' && mayDo(role, 'people'));
