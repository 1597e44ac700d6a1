import { part } from './message.ts';

export const head = part('head', {
  homeTitle: 'Help for seriously ill people in the south-east of Ireland',
  homeDescription:
    'We cover medical expenses, drive people to hospital, offer counselling and help with the weekly shop, beside seriously ill people since 1976.',
  aboutTitle: 'About us',
  aboutDescription: 'How one fundraiser in 1976 became four shops and 50+ years of help for seriously ill people.',
  shopsTitle: 'Visit our shops',
  shopsDescription:
    'Four second-hand shops in Clane, Bagnelstown, New Ross and Wexford Town: addresses, opening hours and how to get there.',
  servicesTitle: 'Our services',
  servicesDescription: 'Medical expenses, hospital transport and our donation shops: what we do and how to ask for it.',
  testimonialsTitle: 'Testimonials',
  testimonialsDescription: 'What the people we stand beside say, in their own words.',
  donationsTitle: 'Donate items',
  donationsDescription: 'Offer furniture, clothes and more in three short steps. We collect large items.',
  supportTitle: 'Support us',
  supportDescription: 'Three ways to help: give money, give time, or donate items.',
  yourDonationTitle: 'Your donation',
  yourDonationDescription: 'See where the donation that you offered us stands, add photos to it, or withdraw it.',
  yourTestimonialTitle: 'Your testimonial',
  yourTestimonialDescription: 'See, correct or withdraw the testimonial that you sent us.',
  pageNumber: '{title}, page {number}',
});
