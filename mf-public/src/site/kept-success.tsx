import { Component, type ReactNode } from 'react';

type Props = {
  /** The form, which calls `onStored` as soon as the server has stored what was sent. */
  form: (onStored: () => void) => ReactNode;
  /** Shown when the form fails after that; `onAgain` renders a new form. */
  success: (onAgain: () => void) => ReactNode;
};

/**
 * Keeps outside of a form that its content was stored, so that a form that fails afterwards is replaced by the
 * confirmation. Before, a failure goes to the boundary around.
 */
export class KeptSuccess extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};
  #isStored = false;

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  #note = () => {
    this.#isStored = true;
  };

  #startAgain = () => {
    this.#isStored = false;
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.form(this.#note);
    if (!this.#isStored) throw failure.error;
    return this.props.success(this.#startAgain);
  }
}
