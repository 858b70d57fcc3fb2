import os
import re

import schemathesis

# Signs that cannot be seen are taken out of texts before they are judged, which no schema says.
UNSEEN = re.compile(f"[{os.environ['UNSEEN_SIGNS']}]")


def holds_unseen(value):
    if isinstance(value, str):
        return UNSEEN.search(value) is not None
    if isinstance(value, dict):
        return any(holds_unseen(one) for pair in value.items() for one in pair)
    return isinstance(value, list) and any(holds_unseen(one) for one in value)


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Keeps a failure unless the request held signs that are taken out."""
    return response.status_code >= 500 or not (holds_unseen(case.body) or holds_unseen(dict(case.query or {})))
