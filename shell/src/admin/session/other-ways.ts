import { ForgotPasswordForm } from '../password-link/forgot-password-form.tsx';
import { NewPasswordForm } from '../password-link/new-password-form.tsx';
import { SecondStepForm } from '../two-step/second-step-form.tsx';

/** The forms of the sign-in after the first, with the schemas of what they take. */
export const forms = { ForgotPasswordForm, NewPasswordForm, SecondStepForm };
