import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SafeStorage } from '../../../desktop/main/storage/safe-storage.ts';

/** An empty folder that is deleted after the test. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-desktop-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Encrypts by reversing the text, or stores nothing. */
export const fakeSafeStorage = (kind: 'system' | 'memory' = 'system'): SafeStorage => ({
  kind: () => kind,
  encrypt: async (text) => (kind === 'memory' ? null : Buffer.from([...text].reverse().join(''))),
  decrypt: async (encrypted) =>
    kind === 'memory' ? null : { text: [...encrypted.toString('utf8')].reverse().join(''), shouldReEncrypt: false },
  allowWeak: () => {},
});

export const NOW = new Date('2026-11-20T14:32:00.000Z');
export const ID = 'AAAAAAAAAAAAAAAAAAAAAA';
export const OTHER_ID = 'BBBBBBBBBBBBBBBBBBBBBB';

export const person = {
  id: 'PPPPPPPPPPPPPPPPPPPPPP',
  name: 'Aoife Byrne',
  email: 'aoife@portal.example',
  role: 'Administrator',
  lastLogin: null,
  mustChangePassword: false,
} as const;

export const testimonial = (id: string, name: string) => ({
  ...{ id, name, email: '', content: 'The driver was kind and on time.', consent: 'none', picture: null },
  ...{ status: 'pending', createdAt: NOW.toISOString(), approvedAt: null, approvedBy: null, reviewedAt: null },
  ...{ reviewedBy: null, adminNotes: null, imageUrl: null, isApproved: false },
  review: { isAppropriate: true, feedback: 'Fine.', confidenceScore: 0.95, reviewedAt: NOW.toISOString() },
});
