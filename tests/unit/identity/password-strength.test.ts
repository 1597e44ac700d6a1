import { expect, it } from 'vitest';
import { createPasswordStrength } from '#api/identity/password-strength.ts';
import { countProcessorTime } from '../../support/processor-time.ts';

const failures: string[] = [];
const strength = createPasswordStrength({
  info: () => {},
  warn: () => {},
  error: (event) => void failures.push(event),
});
const words = ['aoife@charity.example', 'Aoife Byrne', 'South East Care Fund', 'Clonard Road, Whitemill'];

it('the check of a password estimates with lists of leaked passwords and words, knows the charity, and advises', async () => {
  const first = await strength.adviceOn('tottenham2024', words);
  expect(failures).toEqual([]);
  expect(first).toMatch(/commonly used password\. Add more words/);
  expect(await strength.adviceOn('michael19870412', words)).toMatch(/Dates are easy to guess/);
  expect(await strength.adviceOn('southeastcarefund', words)).toMatch(/^Names of yours and of the charity/);
  expect(await strength.adviceOn('goats on the pier at noon', words)).toBeNull();
  expect(await strength.adviceOn('k7mq-2xdp-vn4t-h8rs-c3wy', words)).toBeNull();
  expect(failures).toEqual([]);
});

it('the check of a password takes no longer for what was made to be slow', async () => {
  const timed = async (password: string) => {
    const taken = countProcessorTime();
    await strength.adviceOn(password, words);
    return taken();
  };
  await timed('warm up p@ssw0rd');
  const usual = Math.max(await timed('V9#mRq2!tLp7'), 20);
  expect((await timed('4@8({[</369&#!1/|0$5+7%2'.repeat(8).slice(0, 200))) / usual).toBeLessThan(60);
});
