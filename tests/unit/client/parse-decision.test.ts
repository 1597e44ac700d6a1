import { describe, expect, it } from 'vitest';
import { parseDecision } from '#contract/offline/parse-decision.ts';

const ID = 'a'.repeat(22);
const REASON = 'We have no room for wardrobes this month.';
const review = (body: object) => parseDecision('PATCH', `/api/donationitems/${ID}/review`, JSON.stringify(body));
const update = (body: object) => parseDecision('PUT', `/api/testimonials/${ID}/status`, JSON.stringify(body));

describe('a decision that waits for a connection', () => {
  it('rejects an offer with a reason for the donor, for colleagues, or both, and not without any', () => {
    expect(review({ status: 'rejected', reasonForDonor: REASON })).toMatchObject({
      decision: 'rejected',
      notes: '',
      reasonForDonor: REASON,
      body: { status: 'rejected', reasonForDonor: REASON },
    });
    expect(review({ status: 'rejected', adminNotes: 'No room' })).toMatchObject({ notes: 'No room' });
    expect(review({ status: 'rejected', adminNotes: 'No room', reasonForDonor: REASON })).toMatchObject({
      notes: 'No room',
      reasonForDonor: REASON,
    });
    for (const reasonForDonor of [undefined, '', ' \n '])
      expect(review({ status: 'rejected', reasonForDonor })).toBeNull();
  });

  it('rejects a testimonial with notes alone: nothing else of it is read by anybody', () => {
    expect(update({ action: 'reject', adminNotes: 'An advertisement' })).toMatchObject({ notes: 'An advertisement' });
    expect(update({ action: 'reject', reasonForDonor: REASON })).toBeNull();
    expect(update({ action: 'reject', adminNotes: ' ' })).toBeNull();
  });

  it('needs no reason for anything else', () => {
    for (const status of ['approved', 'collected', 'pending'])
      expect(review({ status })).toMatchObject({ decision: status });
    expect(update({ action: 'approve' })).toMatchObject({ decision: 'approved' });
  });
});
