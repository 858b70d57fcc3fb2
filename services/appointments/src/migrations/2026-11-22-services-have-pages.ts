import { database, type Migration } from '@practice/service-kit';

/** Each service has a page of its own from now on, whose parts are empty until staff fill them in. */
export const servicesHavePages: Migration = {
  name: '2026-11-22-services-have-pages',
  up: async () => {
    const services = database().collection('therapy_services');
    for (const [field, empty] of Object.entries(emptyParts)) {
      await services.updateMany({ [field]: { $exists: false } }, { $set: { [field]: empty } });
    }
  },
};

const emptyParts = { promise: '', bodyHtml: '', audience: [], steps: [], faqs: [], sessionForm: '' };
