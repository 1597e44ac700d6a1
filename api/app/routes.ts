import { analyticsRoutes } from '../analytics/routes.ts';
import { auditRoutes } from '../audit/routes.ts';
import { authRoutes } from '../auth/routes.ts';
import { blogRoutes } from '../blogs/routes.ts';
import { imageContainerRoutes } from '../containers/image-routes.ts';
import { textContainerRoutes } from '../containers/text-routes.ts';
import { dashboardRoutes } from '../dashboard/routes.ts';
import { bulkDonationRoutes } from '../donations/bulk-routes.ts';
import { donationLinkRoutes } from '../donations/manage-link-routes.ts';
import { donationRoutes } from '../donations/routes.ts';
import { healthRoutes } from '../health/routes.ts';
import type { Route } from '../http/route.ts';
import { liveRoutes } from '../live/routes.ts';
import { mailRoutes } from '../mail-admin/routes.ts';
import { mediaRoutes } from '../media/routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { privacyRoutes } from '../privacy/routes.ts';
import { quarantineRoutes } from '../quarantine/routes.ts';
import { calendarRoutes } from '../runs/calendar-routes.ts';
import { driverRoutes } from '../runs/driver-routes.ts';
import { planningRoutes } from '../runs/planning-routes.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { bulkTestimonialRoutes } from '../testimonials/bulk-routes.ts';
import { manageLinkRoutes } from '../testimonials/manage-link-routes.ts';
import { testimonialRoutes } from '../testimonials/routes.ts';
import { tokenRoutes } from '../tokens/routes.ts';

/** Every call of the API except the pictures: the table of who may do what. */
export const routes: Route[] = [
  ...authRoutes,
  ...bulkTestimonialRoutes,
  ...testimonialRoutes,
  ...manageLinkRoutes,
  ...bulkDonationRoutes,
  ...donationLinkRoutes,
  ...donationRoutes,
  ...planningRoutes,
  ...calendarRoutes,
  ...driverRoutes,
  ...textContainerRoutes,
  ...imageContainerRoutes,
  ...settingsRoutes,
  ...blogRoutes,
  ...dashboardRoutes,
  ...mediaRoutes,
  ...analyticsRoutes,
  ...peopleRoutes,
  ...tokenRoutes,
  ...auditRoutes,
  ...privacyRoutes,
  ...liveRoutes,
  ...quarantineRoutes,
  ...healthRoutes,
  ...mailRoutes,
];
