"""The HTTP side: routes, what they take and give, pages, who may ask and how often."""
