import { expect, it } from 'vitest';
import { PAGE_SIZE_DEFAULT } from '#contract/calls/paging.ts';
import * as donations from '#contract/donations/donations.ts';
import * as oneImage from '#contract/images/one-image.ts';
import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import * as moderation from '#contract/moderation/moderation.ts';
import { EMAIL_MESSAGE } from '#contract/personal-data/email.ts';
import { REVIEW_UNAVAILABLE } from '#contract/review/review.ts';
import * as testimonialText from '#contract/testimonials/testimonial-text.ts';
import * as testimonials from '#contract/testimonials/testimonials.ts';

/** Word for word as the specification has them; the other tests may then name the constants. */
it.each([
  [donations.NAME_REQUIRED, 'Name is required'],
  [donations.EMAIL_REQUIRED, 'Email is required'],
  [EMAIL_MESSAGE, 'Please enter a valid email address'],
  [donations.PHONE_REQUIRED, 'Phone number is required'],
  [donations.CATEGORY_REQUIRED, 'Please select a category'],
  [donations.CONDITION_REQUIRED, 'Please select item condition'],
  [donations.DESCRIPTION_REQUIRED, 'Item description is required'],
  [donations.DESCRIPTION_TOO_SHORT, 'Description must be at least 10 characters'],
  [donations.PICKUP_REQUIRED, 'Please select whether you need pickup or can drop off'],
  [donations.PICKUP_ADDRESS_REQUIRED, 'Pickup address is required when pickup is needed'],
  [donations.PHOTO_TYPE_MESSAGE, 'Please select valid image files (JPEG, PNG, or WebP)'],
  [donations.PHOTO_SIZE_MESSAGE, 'Each image file must be less than 5MB'],
  [donations.PHOTO_COUNT_MESSAGE, 'You can upload a maximum of 5 photos'],
  [donations.SUBMIT_FAILED, 'Failed to submit donation. Please try again.'],
  [testimonialText.CONTENT_REQUIRED, 'Testimonial content is required'],
  [testimonialText.CONTENT_TOO_SHORT, 'Testimonial must be at least 20 characters long'],
  [oneImage.IMAGE_TYPE_MESSAGE, 'Please select a valid image file (JPEG, PNG, or WebP)'],
  [oneImage.IMAGE_SIZE_MESSAGE, 'Image file size must be less than 5MB'],
  [moderation.REJECT_REASON_REQUIRED, 'Please provide a reason for rejection.'],
  [moderation.DELETE_QUESTION, 'Are you sure you want to permanently delete this testimonial?'],
  [REVIEW_UNAVAILABLE.feedback, 'Review service temporarily unavailable. Content will be manually reviewed.'],
])('%j', (said, specified) => {
  expect(said).toBe(specified);
});

it('the limits and lists', () => {
  expect({
    photos: donations.PHOTOS_MAX,
    bytes: UPLOAD_MAX_BYTES,
    truncated: testimonials.TESTIMONIAL_TRUNCATE,
    overlay: donations.SUCCESS_CLOSES_AFTER_MS,
    pages: { ...testimonials.TESTIMONIALS_PER_PAGE, default: PAGE_SIZE_DEFAULT },
    unavailable: REVIEW_UNAVAILABLE,
  }).toMatchObject({
    photos: 5,
    bytes: 5 * 1024 * 1024,
    truncated: 200,
    overlay: 5000,
    pages: { home: 3, public: 6, admin: 10, default: 10 },
    unavailable: { isAppropriate: true, confidenceScore: 0 },
  });
  expect(donations.donationCategories).toEqual({
    clothing: 'Clothing & Accessories',
    household: 'Household Items',
    electronics: 'Electronics',
    books: 'Books & Media',
    furniture: 'Furniture',
    kitchenware: 'Kitchenware',
    toys: 'Toys & Games',
    sports: 'Sports Equipment',
  });
  expect(Object.entries(donations.donationConditions).map(([key, { hint }]) => [key, hint])).toEqual([
    ['excellent', 'like new, minimal wear'],
    ['good', 'some wear, fully functional'],
    ['fair', 'noticeable wear but usable'],
  ]);
});
