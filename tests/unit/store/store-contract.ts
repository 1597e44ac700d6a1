import { describe, expect, it } from 'vitest';
import { EVERY } from '#api/store/collections.ts';
import { placeOf } from '#api/store/index-keys.ts';
import type { Change, Store } from '#api/store/store.ts';
import { at, auditEntry, idOf, testimonial } from './make-records.ts';

const textContainer = (number: number, tags: string[], relativeUrl: string) => ({
  id: idOf(number),
  tags,
  relativeUrl,
  title: '',
  description: '',
  metadata: {},
  content: 'Welcome',
  style: '',
  revision: 1,
  createdAt: at(number),
  updatedAt: at(number),
  updatedBy: '',
  versions: [],
});

/** What every implementation of the store has to do. `open` returns an empty one. */
export const describeStore = (name: string, open: () => Promise<Store>): void => {
  const withStore = (use: (store: Store) => Promise<void>) => async () => {
    const store = await open();
    try {
      await use(store);
    } finally {
      await store.close();
    }
  };
  const put = (store: Store, ...numbers: number[]) =>
    store.change((draft) => {
      for (const number of numbers) draft.testimonials.put(testimonial(number));
    });

  describe(`${name}: changes`, () => {
    it(
      'shows a record once its change has resolved, not before',
      withStore(async (store) => {
        const done = put(store, 1);
        expect(store.data.testimonials.get(idOf(1))).toBeUndefined();
        await done;
        expect(store.data.testimonials.get(idOf(1))).toEqual(testimonial(1));
        expect(store.data.testimonials.size).toBe(1);
      }),
    );
    it(
      'resolves with what the edit returns',
      withStore(async (store) => {
        expect(await store.change(() => 42)).toBe(42);
      }),
    );
    it(
      'changes nothing when the edit throws, and rejects with its error',
      withStore(async (store) => {
        await put(store, 1);
        const failed = store.change((draft) => {
          draft.testimonials.put(testimonial(1, { name: 'Changed' }));
          draft.testimonials.put(testimonial(2));
          draft.testimonials.remove(idOf(1));
          throw new Error('no');
        });
        await expect(failed).rejects.toThrow('no');
        expect([...store.data.testimonials.all()]).toEqual([testimonial(1)]);
      }),
    );
    it(
      'keeps the edits before and after one that throws',
      withStore(async (store) => {
        const outcomes = await Promise.allSettled([
          put(store, 1),
          store.change((draft) => {
            draft.testimonials.put(testimonial(2));
            throw new Error('no');
          }),
          put(store, 3),
        ]);
        expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        expect(store.data.testimonials.list('newest', EVERY).map(({ id }) => id)).toEqual([idOf(3), idOf(1)]);
      }),
    );
    it(
      'lets an edit see itself and the ones before it in the queue, by id and by index',
      withStore(async (store) => {
        await put(store, 1, 2);
        const first = store.change((draft) => {
          draft.testimonials.put(testimonial(1, { status: 'approved' }));
          draft.testimonials.put(testimonial(3));
          draft.testimonials.remove(idOf(2));
          return draft.testimonials.list('status', 'pending').map(({ id }) => id);
        });
        const second = store.change((draft) => ({
          gone: draft.testimonials.get(idOf(2)),
          newest: draft.testimonials.list('newest', EVERY).map(({ id }) => id),
          approved: draft.testimonials.list('status', 'approved').map(({ id }) => id),
        }));
        expect(await first).toEqual([idOf(3)]);
        expect(await second).toEqual({ gone: undefined, newest: [idOf(3), idOf(1)], approved: [idOf(1)] });
      }),
    );
    it(
      'refuses a record that does not fit the contract, naming the field and none of its text',
      withStore(async (store) => {
        const wrong = { ...testimonial(1), createdAt: 'yesterday', name: 'Secret' };
        const failed = store.change((draft) => draft.testimonials.put(wrong));
        await expect(failed).rejects.toThrow(`Record ${idOf(1)} of testimonials does not fit the contract: createdAt.`);
        expect(store.data.testimonials.size).toBe(0);
      }),
    );
    it(
      'stores a frozen copy, which neither the writer nor a reader can change',
      withStore(async (store) => {
        const given = testimonial(1);
        await store.change((draft) => draft.testimonials.put(given));
        given.name = 'Changed';
        const stored = store.data.testimonials.get(idOf(1));
        expect(stored?.name).toBe('Máire');
        expect(Object.isFrozen(stored) && Object.isFrozen(stored?.review)).toBe(true);
      }),
    );
    it(
      'refuses a draft that is used after its edit, and an edit that is asynchronous',
      withStore(async (store) => {
        const draft = await store.change((given) => given);
        expect(() => draft.testimonials.put(testimonial(1))).toThrow(
          'A draft of the store cannot be used after its edit.',
        );
        await expect(store.change(async () => 1)).rejects.toThrow('must not be asynchronous');
      }),
    );
    it(
      'refuses changes after it was closed, and finishes those before',
      withStore(async (store) => {
        const done = put(store, 1);
        await store.close();
        await done;
        await expect(put(store, 2)).rejects.toMatchObject({ code: 'unavailable' });
      }),
    );
  });

  describe(`${name}: subscribers`, () => {
    it(
      'are told once what has changed, when it is visible, and no more when they stop',
      withStore(async (store) => {
        await put(store, 1);
        const seen: (readonly Change[])[] = [];
        const stop = store.subscribe((changes) => {
          expect(store.data.testimonials.get(idOf(2))).toBeDefined();
          seen.push(changes);
        });
        await store.change((draft) => {
          draft.testimonials.put(testimonial(2));
          draft.testimonials.remove(idOf(1));
          draft.audit.put(auditEntry(9));
          draft.audit.remove(idOf(9));
        });
        stop();
        await put(store, 3);
        expect(seen).toEqual([
          [
            { collection: 'testimonials', id: idOf(2), before: undefined, after: testimonial(2) },
            { collection: 'testimonials', id: idOf(1), before: testimonial(1), after: undefined },
          ],
        ]);
      }),
    );
    it(
      'hear nothing of a change that throws or changes nothing',
      withStore(async (store) => {
        const seen: unknown[] = [];
        store.subscribe((changes) => seen.push(changes));
        await store.change((draft) => draft.testimonials.remove(idOf(1)));
        await expect(
          store.change((draft) => {
            draft.testimonials.put(testimonial(1));
            throw new Error('no');
          }),
        ).rejects.toThrow();
        expect(seen).toEqual([]);
      }),
    );
  });

  describe(`${name}: indexes`, () => {
    it(
      'give pages, groups and counts in order, and follow a record that changes group',
      withStore(async (store) => {
        await put(store, 2, 5, 1, 4, 3);
        const { testimonials } = store.data;
        expect(testimonials.page('newest', EVERY, { page: 2, pageSize: 2 })).toEqual({
          rows: [testimonial(3), testimonial(2)],
          total: 5,
        });
        expect(testimonials.page('newest', EVERY, { page: 4, pageSize: 2 })).toEqual({ rows: [], total: 5 });
        await store.change((draft) =>
          draft.testimonials.put(testimonial(4, { status: 'approved', approvedAt: at(99) })),
        );
        expect(testimonials.count('status', 'pending')).toBe(4);
        expect(testimonials.list('approved', EVERY).map(({ id }) => id)).toEqual([idOf(4)]);
        expect(testimonials.list('status', 'nothing')).toEqual([]);
      }),
    );
    it(
      'find a container by its place and by each of its tags',
      withStore(async (store) => {
        const tags = ['managed-text', 'about', 'about'];
        await store.change((draft) => draft.textContainers.put(textContainer(1, tags, '/about')));
        const { textContainers } = store.data;
        expect(textContainers.list('place', placeOf(tags, '/about'))).toHaveLength(1);
        expect(textContainers.list('place', placeOf(tags, '/'))).toEqual([]);
        expect(textContainers.count('tag', 'about')).toBe(1);
      }),
    );
    it(
      'give the same list until its group changes, and never alter one that was given',
      withStore(async (store) => {
        await put(store, 1);
        const before = store.data.testimonials.list('newest', EVERY);
        expect(store.data.testimonials.list('newest', EVERY)).toBe(before);
        await put(store, 2);
        expect(before).toHaveLength(1);
        expect(store.data.testimonials.list('newest', EVERY)).toHaveLength(2);
      }),
    );
  });
};
