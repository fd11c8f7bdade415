/** No request times out in stories: on a busy machine they would show “Server down” instead of their content. */
AbortSignal.timeout = () => new AbortController().signal
