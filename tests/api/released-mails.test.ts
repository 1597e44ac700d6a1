import { beforeEach, describe, expect, it } from 'vitest';
import { addressAt, type FloodApi, floodApi, honestTexts } from '../support/floods.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';

const EMAIL = 'niamh@post.example';

let site: FloodApi;
beforeEach(async () => {
  site = await floodApi();
  await site.fillCeiling(10);
});

const deliver = () => site.api.deps.outbox.deliverDue();
const sent = () => site.api.deps.mails.map(({ to }) => to);
const held = { 'x-forwarded-for': addressAt(400) };
const offers = async (submitterEmails: string[]) => {
  const ids: string[] = [];
  for (const [at, submitterEmail] of submitterEmails.entries())
    ids.push((await makeOffer(site.api, { submitterEmail, description: honestTexts[at % 5] }, held)).body.id);
  return ids.map((id) => ({ kind: 'donation', id }));
};
const release = async (items: object[]) => {
  const { body } = await site.send('/quarantine/release', { items });
  expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(items.map(() => 'released'));
  await deliver();
};

describe('what staff release from quarantine', () => {
  it('is mailed then, and not before, with the manage link', async () => {
    const [item] = await offers([EMAIL]);
    await deliver();
    expect(sent()).toEqual([]);
    await release(item ? [item] : []);
    expect(sent()).toEqual([EMAIL]);
    expect(site.api.deps.mails[0]?.text).toContain('/donations/yours#');
  });

  it('causes two mails a day to a mailbox, with what else forms caused', async () => {
    const items = await offers([EMAIL, 'niamh+1@post.example']);
    const story = { email: EMAIL, content: 'The driver waited with my brother until he was called in.' };
    items.push({ kind: 'testimonial', id: (await submitStory(site.api, story, held)).body.id });
    await release(items);
    expect(sent()).toHaveLength(2);
    await site.advance({ hours: 23 });
    await deliver();
    expect(sent()).toHaveLength(2);
    await site.advance({ hours: 1, seconds: 1 });
    await deliver();
    expect(sent()).toHaveLength(3);
  });

  it('waits for the part of the hourly ceiling that strangers’ forms have', async () => {
    await site.api.call('put', '/settings/mail', { as: await site.staff(), json: { mailsPerHour: 9 } });
    await release(await offers(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@post.example`)));
    expect(sent()).toHaveLength(3);
    await site.advance({ hours: 1 });
    await deliver();
    expect(sent()).toHaveLength(5);
  });
});
