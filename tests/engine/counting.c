/* Counts what Python allocates for objects and their contents, from `install` on. */
#include <Python.h>

static PyMemAllocatorEx below[2];
static long long counted;

static void *new_block(void *context, size_t size) {
    PyMemAllocatorEx *one = context;
    counted++;
    return one->malloc(one->ctx, size);
}

static void *new_blank(void *context, size_t number, size_t size) {
    PyMemAllocatorEx *one = context;
    counted++;
    return one->calloc(one->ctx, number, size);
}

static void *resized(void *context, void *block, size_t size) {
    PyMemAllocatorEx *one = context;
    counted++;
    return one->realloc(one->ctx, block, size);
}

static void freed(void *context, void *block) {
    PyMemAllocatorEx *one = context;
    one->free(one->ctx, block);
}

void install(void) {
    PyMemAllocatorDomain domains[2] = {PYMEM_DOMAIN_MEM, PYMEM_DOMAIN_OBJ};
    for (int number = 0; number < 2; number++) {
        PyMem_GetAllocator(domains[number], &below[number]);
        PyMemAllocatorEx counting = {&below[number], new_block, new_blank, resized, freed};
        PyMem_SetAllocator(domains[number], &counting);
    }
}

long long allocations(void) { return counted; }
